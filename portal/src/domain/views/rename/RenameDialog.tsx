import { fieldRefusals } from '#portal/domain/submission/fieldRefusals.ts';
import { notify } from '#portal/ui/feedback/notify.ts';
import { FormDialog } from '#portal/ui/form/FormDialog.tsx';
import { setServerErrors } from '#portal/ui/form/serverErrors.ts';
import { TextField } from '#portal/ui/form/TextField.tsx';
import { useForm } from '#portal/ui/form/useForm.ts';
import { copy } from '../copy.ts';
import type { SavedView } from '../viewContent.ts';
import { renameForm } from './form.ts';

interface RenameDialogProps {
  readonly view: SavedView;
  readonly busy: boolean;
  /** Resolves with the error, or with undefined after a success. */
  readonly onRename: (name: string) => Promise<unknown>;
  readonly onClose: () => void;
}

const { own: words, save } = copy;

/** Asks for the new name of a view. Its content, default and sharing stay. */
export function RenameDialog({ view, busy, onRename, onClose }: RenameDialogProps) {
  const form = useForm(renameForm, { about: view.viewId, defaultValues: { name: view.name } });
  const rename = async ({ name }: { readonly name: string }) => {
    if (name === view.name) return onClose();
    const error = await onRename(name);
    if (error !== undefined) {
      setServerErrors(form, fieldRefusals(error, { ViewNameTaken: 'name' }));
      return undefined;
    }
    notify.success(words.renamed(name));
    return onClose();
  };
  return (
    <FormDialog
      title={words.renameTitle(view.name)}
      form={form}
      onSubmit={rename}
      sureText={save.button}
      busy={busy}
      onClose={onClose}
    >
      <TextField
        control={form.control}
        name="name"
        label={save.name}
        hint={save.nameHint}
        // Typing replaces the old name.
        input={{ maxLength: 20, autoFocus: true, onFocus: ({ target }) => target.select() }}
      />
    </FormDialog>
  );
}
