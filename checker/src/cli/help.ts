/** What `--help` prints. */
export const help = `Does this backend keep the contract?

  check --target URL [--service NAME] [--operation NAME] [--tag NAME]
  check --har FILE                        judge recorded traffic
  check proxy --listen 4020 --target URL  judge live traffic
  check diff OLD NEW                      folders, files or git revisions of the contracts
  check diff CONTRACT FILE.har            what the backend really does beside the contract
  check init --contracts PATH             write a first check.yaml (--force: anew)
  check history REPORT… --html FILE       coverage over time, from stored --json reports

What is sent
  --cases N          generated right requests per operation, beside the examples (10)
  --seed N           the same seed sends the same requests
  --writes           also what changes the target
  --journeys         named conversations: order, sign, repay …
  --sequences N      N generated conversations
  --watch            again whenever contract or check.yaml change
  --budget 60s       stop after that time (30m); what keeps a run busy longer is ended, its reports are written
  --fail-fast        stop at the first finding, which is then not made smaller
  --concurrency N    requests under way at once (16)
  --replay ID        only this case

Who calls
  --header 'Name: value'  --cookie TEXT  --login 'COMMAND'     a logged-in parent account
  --child-header …  --child-cookie …  --child-login …          a child account
  --other-header …   --other-cookie …  --other-login …         an account of another company
  --auth FILE        parent:, child: and other:, each with header names and values
  --config FILE      check.yaml: accounts, states, own journeys of this backend (the one that lies here)
  --signing-key KEY  for calls that want a signature
  --simulator        the target is our simulator: sessions and scenarios reach every state

How it is judged
  --exact            codes that the contract only assumes are demanded too
  --codes FILE       the team's real codes for ours (check.codes.yaml)
  --strict           nothing undocumented in an answer
  --time-limit 5s    instead of each service's own limit
  --baseline FILE    known findings, which do not break the run; --update-baseline writes it
  --min-coverage 80  per cent of (operation, code, trigger) that must be covered
  --contracts PATH   any OpenAPI 3.0, 3.1 or Swagger 2.0 file, its address, or a folder of them, instead of the checker's own
  --allow-refs DIR   a folder outside of the contracts' own into which their references may lead
  --overlay FILE     OpenAPI Overlay 1.0 on the contracts: error tables, effects
  --envelope FILE    how answers are wrapped, where the contract does not say it: code, message, data, success

Reports: --json FILE  --junit FILE  --sarif FILE  --html FILE  --markdown FILE
Exit code: 0 kept, 1 broken, 2 could not run`;
