import Button from '@mui/material/Button';
import { deleteScene } from '#generated/control/client.ts';
import { EmptyLine } from '../../../../portal/src/ui/feedback/EmptyLine.tsx';
import { ErrorLine } from '../../../../portal/src/ui/feedback/ErrorLine.tsx';
import { ask, messageOf } from '../ask.ts';
import { copied } from '../copied.ts';
import { scenes as copy } from '../copy.ts';
import { useAct, useScenes } from '../useLive.ts';

/** Stored sessions: each has a link and stays until it is deleted. */
export function ScenesTable() {
  const { data: scenes, error, refetch } = useScenes();
  const remove = useAct((name: string) => ask(deleteScene, { name }), {
    done: ({ name }) => copy.deleted(name),
  });
  if (error) return <ErrorLine text={messageOf(error)} onRetry={() => void refetch()} />;
  if (!scenes) return null;
  return (
    <section aria-label={copy.title} style={{ marginTop: 24 }}>
      <h2 style={{ marginBottom: 8 }}>{copy.title}</h2>
      {scenes.length === 0 ? <EmptyLine text={copy.none} /> : null}
      {scenes.length > 0 ? (
        <table className="list" aria-label={copy.title}>
          <thead>
            <tr>
              {copy.columns.map((name) => (
                <th key={name} scope="col">
                  {name}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {scenes.map(({ name, link, title, clock, operations, savedAt }) => (
              <tr key={name}>
                <td className="mono">{name}</td>
                <td className="wide">{title}</td>
                <td className="mono">{shortTime(clock.now)}</td>
                <td>{copy.operations(operations)}</td>
                <td className="mono">{shortTime(savedAt)}</td>
                <td>
                  <Button
                    variant="outlined"
                    size="small"
                    aria-label={copy.copyNamed(name)}
                    onClick={() => void copied(location.origin + link, copy.copied(name))}
                  >
                    {copy.copy}
                  </Button>{' '}
                  <Button
                    variant="outlined"
                    size="small"
                    aria-label={copy.deleteNamed(name)}
                    disabled={remove.isPending}
                    onClick={() => remove.mutate(name)}
                  >
                    {copy.delete}
                  </Button>
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      ) : null}
    </section>
  );
}

const shortTime = (instant: string): string => instant.slice(5, 16).replace('T', ' ');
