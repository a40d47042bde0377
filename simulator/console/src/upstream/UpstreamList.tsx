import Button from '@mui/material/Button';
import { setUpstream } from '#generated/control/client.ts';
import { EmptyLine } from '#portal/ui/feedback/EmptyLine.tsx';
import { ErrorLine } from '#portal/ui/feedback/ErrorLine.tsx';
import { callControl, messageOf } from '../callControl.ts';
import { ListTable } from '../ListTable.tsx';
import { useAct, useUpstreams } from '../useLive.ts';
import { copy } from './copy.ts';

/** Services and operations that real backends answer, and those that were taken back from a backend. */
export function UpstreamList() {
  const { data: upstreams = [], error, isPending, refetch } = useUpstreams();
  const take = useAct((on: string) => callControl(setUpstream, { on, url: null }).then(() => on), {
    done: copy.switched,
  });
  const { columns } = copy;
  return (
    <>
      <div className="tools">
        <h2>{copy.list}</h2>
        <span className="caption grow">{copy.note}</span>
        <code className="mono">{copy.command}</code>
      </div>
      {error ? <ErrorLine text={messageOf(error)} onRetry={() => void refetch()} /> : null}
      {isPending || error || upstreams.length > 0 ? null : <EmptyLine text={copy.empty} />}
      {upstreams.length > 0 ? (
        <ListTable
          label={copy.list}
          names={[columns.on, columns.url, columns.from]}
          actions={columns.actions}
        >
          {upstreams.map(({ on, url, from, ca = false, insecure = false }) => (
            <tr key={on}>
              <td className="mono wide">{on}</td>
              <td className={url === null ? 'wide' : 'mono wide'}>
                {url ?? copy.simulator}
                {insecure || ca ? (
                  <span className="caption"> {insecure ? copy.insecure : copy.ownCa}</span>
                ) : null}
              </td>
              <td>{copy.from[from]}</td>
              <td>
                {url === null ? null : (
                  <Button
                    variant="text"
                    aria-label={copy.takeNamed(on)}
                    disabled={take.isPending}
                    onClick={() => take.mutate(on)}
                  >
                    {copy.takeBack}
                  </Button>
                )}
              </td>
            </tr>
          ))}
        </ListTable>
      ) : null}
    </>
  );
}
