import Button from '@mui/material/Button';
import { copied } from '../copied.ts';
import { copy } from './copy.ts';
import type { Fault } from './inWords.ts';
import { asHeader, asTest, asYaml } from './snippets.ts';

/** The same fault in a test, in a scenario file and in a request header, each with a copy button. */
export function FaultSnippets({ fault }: { readonly fault: Fault }) {
  const forms = [
    [copy.asTest, asTest(fault)],
    [copy.asYaml, asYaml(fault)],
    [copy.asHeader, asHeader(fault)],
  ] as const;
  return (
    <dl className="how">
      {forms.map(([name, text]) => (
        <Form key={name} name={name} text={text} />
      ))}
    </dl>
  );
}

const Form = ({ name, text }: { readonly name: string; readonly text: string | undefined }) => (
  <>
    <dt>{name}</dt>
    <dd>
      {text === undefined ? (
        copy.noHeader
      ) : (
        <span className="row">
          <pre className="mono grow" tabIndex={0} aria-label={name}>
            {text}
          </pre>
          <Button
            variant="outlined"
            size="small"
            aria-label={copy.copyNamed(name)}
            onClick={() => void copied(text, copy.copied(name))}
          >
            {copy.copy}
          </Button>
        </span>
      )}
    </dd>
  </>
);
