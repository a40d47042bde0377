/** The backend must refuse a file larger than the contract allows. */
import type { Sent } from '../../../core/judging/sent.ts';
import { largestFile } from '../../prose/fileSize.ts';
import { contradiction, type Contradiction } from '../trackedResource.ts';
import { isWrite, type Watcher } from './watcher.ts';

/** Allowance for boundaries, names and other form fields, in bytes. */
const FORM_OVERHEAD = 4096;

export class UploadSize implements Watcher {
  forget(): void {
    // Each upload is judged by itself.
  }

  saw(sent: Sent): Contradiction[] {
    const { operation } = sent.case;
    const most = isWrite(sent) && sent.exchange.verdict.success ? largestFile(operation) : undefined;
    const size = Buffer.byteLength(sent.wire.body ?? '');
    if (most === undefined || size <= most + FORM_OVERHEAD) return [];
    const message = `${size} bytes are accepted; the contract has 413 for more than ${Math.round(most)}`;
    return [contradiction('forbidden', `${operation.id}/size`, message)];
  }
}
