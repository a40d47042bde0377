import type { Example, Operation, Service } from '../model.ts';
import { errorOfOutcome, sortAnswers } from '../outcome.ts';
import { unpack } from '../unpack.ts';
import { html, type Html } from './html.ts';
import { json } from './parts.ts';

/** Named examples; the first request and the first success are open. */
export function examplesOf(operation: Operation, service: Service): Html {
  const { successes, failures } = sortAnswers(operation, service);
  const named = failures.map(({ example, outcome }) => ({
    ...example,
    name: outcome.code,
    summary: example.summary || (errorOfOutcome(service, outcome)?.meaning ?? ''),
  }));
  return html`<div class="examples">
    ${group('请求', operation.requests.map(unpacked), true)}
    ${group(
      '成功应答',
      successes.map(({ example }) => example),
      true,
    )}
    ${group('错误应答', named, false)}
  </div>`;
}

/** A gateway request reads better unpacked: what goes into `reqData`. */
function unpacked(example: Example): Example {
  const inner = unpack(example.value);
  return inner === undefined
    ? example
    : { ...example, summary: `${example.summary}（reqData 内）`, value: inner };
}

function group(title: string, examples: readonly Example[], open: boolean): Html | false {
  if (examples.length === 0) return false;
  return html`<div>
    <h4>${title}</h4>
    ${examples.map(
      ({ name, summary, value }, index) =>
        html`<details class="example" ${open && index === 0 && html` open`}>
          <summary><code>${name}</code> ${summary}</summary>
          ${json(value, `${title} ${name}`)}
        </details>`,
    )}
  </div>`;
}
