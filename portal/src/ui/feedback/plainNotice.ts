const SHOWN_FOR = 8000; // ms

/** A plain message for when the notice library cannot load; it disappears by itself. Returns how to close it. */
export function plainNotice(text: string): () => void {
  const box = document.createElement('div');
  box.setAttribute('role', 'alert');
  box.textContent = text;
  Object.assign(box.style, {
    position: 'fixed',
    top: '68px',
    left: '50%',
    transform: 'translateX(-50%)',
    zIndex: '2000',
    maxWidth: 'calc(100vw - 32px)',
    padding: '12px 16px',
    borderRadius: '4px',
    background: 'Canvas',
    color: 'CanvasText',
    border: '1px solid',
  });
  document.body.append(box);
  const close = () => box.remove();
  setTimeout(close, SHOWN_FOR);
  return close;
}
