import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import type { Outputs } from '#generated/provisional/io.ts';
import { removeOpeningFile } from '#generated/provisional/operations/removeOpeningFile.ts';
import { uploadOpeningFile } from '#generated/provisional/operations/uploadOpeningFile.ts';
import { isApiError } from '#generated/runtime/failure.ts';
import type { OpeningMaterial } from '#generated/shared/enums/OpeningMaterial.ts';
import { patchCached } from '#portal/api/patchCached.ts';
import { reasonOf } from '#portal/domain/submission/reasonOf.ts';
import { useAccountTab } from '#portal/session/accountTab.ts';
import { fileRefusals, type Room } from '#portal/ui/form/fileRefusals.ts';
import { sendable } from '#portal/ui/form/heic.ts';
import type { Opening } from '../opening.ts';
import { openingQuery } from '../queries.ts';
import { useOpeningFlow } from '../useOpeningFlow.ts';
import { contentQuery, keepContent } from './contents.ts';
import { uploadsCopy as copy } from './copy.ts';
import { withFiles, type UploadTarget } from './uploadTarget.ts';
import { uploadKey } from './useSending.ts';

type Uploaded = Outputs['uploadOpeningFile'];

/** A file that is being uploaded, or was not uploaded. */
export interface Pending {
  readonly id: number;
  readonly file: File;
  /** Reason why it was not uploaded; absent during the upload. */
  readonly problem?: string;
  /** Whether a retry may help. It does not help if the file breaks a rule. */
  readonly again: boolean;
}

interface UploadOptions {
  readonly materialType: OpeningMaterial;
  readonly target: UploadTarget;
  readonly room: Room;
  readonly onSent?: (uploaded: Uploaded) => void;
}

/** Names of the codes that refuse the file itself (uploadOpeningFile): the same file is refused again. */
const refusedFiles: ReadonlySet<string> = new Set(['FileTooLarge', 'FileTypeNotAllowed']);

/** Uploads files of one type as the user chooses or drops them. Each can be retried separately. */
export function useUploads({ materialType, target, room, onSent }: UploadOptions) {
  const { linkParams } = useOpeningFlow();
  const queries = useQueryClient();
  const tab = useAccountTab();
  const [pending, setPending] = useState<readonly Pending[]>([]);
  const lastId = useRef(0);
  const { queryKey } = openingQuery(linkParams.productCode, linkParams.from);

  const change = (next: (opening: Opening) => Opening) => patchCached(queries, queryKey, next);
  const showPending = (row: Pending) =>
    setPending((rows) =>
      [...rows.filter(({ id }) => id !== row.id), row].sort((one, other) => one.id - other.id),
    );
  const dismiss = (id: number) => setPending((rows) => rows.filter((row) => row.id !== id));

  const upload = useMutation({
    mutationKey: uploadKey(linkParams.productCode, materialType),
    mutationFn: async (file: File) => {
      const { productCode } = linkParams;
      const uploaded = await uploadOpeningFile({ productCode, materialType, file }, { silent: true });
      const { fileId } = uploaded.file;
      queries.setQueryData(contentQuery(tab, fileId).queryKey, file);
      await keepContent(tab, fileId, file);
      // Before the upload counts as finished: whatever waits for it must find the file in the list.
      change((old) =>
        withRead(
          withFiles(old, (files) => [...files, uploaded.file]),
          uploaded,
        ),
      );
      return uploaded;
    },
    // Without a connection it fails at once instead of waiting, so that the user can retry.
    networkMode: 'always',
  });

  const send = async (id: number, file: File) => {
    showPending({ id, file, again: true });
    try {
      const uploaded = await upload.mutateAsync(file);
      dismiss(id);
      onSent?.(uploaded);
    } catch (error) {
      const again = !(isApiError(error) && refusedFiles.has(error.name));
      showPending({ id, file, problem: reasonOf(error) ?? copy.failed, again });
    }
  };

  const add = async (chosen: readonly File[]) => {
    const files = await sendable(chosen);
    const refusals = fileRefusals(files, room);
    files.forEach((file, index) => {
      lastId.current += 1;
      const id = lastId.current;
      const problem = refusals[index];
      if (problem === undefined) void send(id, file);
      else showPending({ id, file, problem, again: false });
    });
  };

  /** Removes a file, or restores a removed one. Returns whether the provider did it. */
  const remove = async (fileId: string, restore: boolean) => {
    const { productCode } = linkParams;
    const file = await removeOpeningFile({ productCode, fileId, ...(restore && { restore }) }).catch(
      () => undefined,
    );
    if (file === undefined) return false;
    change((old) =>
      withFiles(old, (files) => {
        const others = files.filter((each) => each.fileId !== fileId);
        return restore ? [...others, file] : others;
      }),
    );
    return true;
  };

  return {
    files: target.files.filter((file) => file.materialType === materialType),
    pending,
    add,
    retry: ({ id, file }: Pending) => void send(id, file),
    dismiss,
    remove,
  };
}

/** Adds the data that the provider has recognised on a new licence or ID card. */
const withRead = (opening: Opening, { recognised, cards }: Uploaded): Opening =>
  opening.application === undefined
    ? opening
    : {
        ...opening,
        application: { ...opening.application, ...(recognised && { recognised }), ...(cards && { cards }) },
      };

export type Uploads = ReturnType<typeof useUploads>;
