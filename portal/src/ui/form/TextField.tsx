import InputBase, { type InputBaseComponentProps } from '@mui/material/InputBase';
import type { ClipboardEvent, ReactNode } from 'react';
import type { FieldValues } from 'react-hook-form';
import { FieldFrame } from './FieldFrame.tsx';
import { keepCaret } from './keepCaret.ts';
import { textOf, useField, type FieldProps, type TextName } from './useField.ts';

interface TextFieldProps<Values extends FieldValues, Name extends TextName<Values>, Sent> extends FieldProps<
  Values,
  Name,
  Sent
> {
  readonly placeholder?: string | undefined;
  /** Number of lines; 1 when left out. */
  readonly rows?: number | undefined;
  readonly width?: number | undefined;
  readonly readOnly?: boolean | undefined;
  readonly input?: InputBaseComponentProps | undefined;
  readonly start?: ReactNode;
  /** Beside the control. */
  readonly beside?: ReactNode;
  /** Formats the shown text, where it differs from the value. */
  readonly show?: (text: string) => string;
  /** Cleans the text on each key. */
  readonly read?: ((typed: string) => string) | undefined;
  /** Formats the text when the field is left. */
  readonly settle?: ((typed: string) => string) | undefined;
  /** Returns the text after a paste that the browser would damage; undefined leaves it to the browser. */
  readonly onPaste?: ((event: ClipboardEvent<HTMLElement>) => string | undefined) | undefined;
}

/** One line of text, or several. */
export function TextField<Values extends FieldValues, Name extends TextName<Values>, Sent>(
  props: TextFieldProps<Values, Name, Sent>,
) {
  const {
    placeholder,
    rows = 1,
    width,
    readOnly,
    input = {},
    start,
    beside,
    show,
    read,
    settle,
    onPaste,
  } = props;
  const { id, frame, value, set, props: field } = useField(props);
  const { ref, onBlur, disabled, ...aria } = field;
  const text = textOf(value);
  const { maxLength, ...rest } = input;
  // Cleans pasted text before it is cut: the browser would count the spaces of a number too.
  const keep = read && ((typed: string) => read(typed).slice(0, maxLength));
  return (
    <FieldFrame {...frame} width={width}>
      <InputBase
        id={id}
        inputRef={ref}
        value={show ? show(text) : text}
        onChange={({ target, nativeEvent }) => {
          // Letters still being composed by an input method stay unchanged.
          const isComposing = 'isComposing' in nativeEvent && nativeEvent.isComposing === true;
          if (keep === undefined || isComposing) return set(target.value);
          keepCaret(target, keep);
          set(keep(target.value));
        }}
        onPaste={(event) => {
          const pasted = onPaste?.(event);
          if (pasted === undefined) return;
          event.preventDefault();
          set(pasted);
        }}
        onCompositionEnd={({ target }) => {
          if (keep && target instanceof HTMLInputElement) set(keep(target.value));
        }}
        onBlur={() => {
          if (settle && settle(text) !== text) set(settle(text));
          onBlur();
        }}
        disabled={disabled}
        readOnly={readOnly}
        placeholder={placeholder}
        {...(rows > 1 && { multiline: true, inputComponent: 'textarea', rows })}
        startAdornment={start}
        fullWidth
        slotProps={{ input: { autoComplete: 'off', ...rest, ...(keep ? {} : { maxLength }), ...aria } }}
      />
      {beside}
    </FieldFrame>
  );
}
