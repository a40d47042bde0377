/** What `--help` prints. */
export const help = `Does this backend keep the contract?

  check --target URL [--service NAME] [--operation NAME] [--tag NAME]
  check --har FILE                        judge recorded traffic
  check proxy --listen 4020 --target URL  judge live traffic
  check diff OLD NEW                      folders, files or git revisions of the contracts

What is sent
  --cases N          generated right requests per operation, beside the examples (10)
  --seed N           the same seed sends the same requests
  --writes           also what changes the target
  --journeys         named conversations: order, sign, repay …
  --sequences N      N generated conversations
  --budget 60s       stop after that time
  --concurrency N    requests under way at once (16)
  --replay ID        only this case

Who calls
  --header 'Name: value'  --cookie TEXT  --login 'COMMAND'     a logged-in parent account
  --child-header …  --child-cookie …  --child-login …          a child account
  --auth FILE        parent: and child:, each with header names and values
  --signing-key KEY  for calls that want a signature
  --simulator        the target is our simulator: sessions and scenarios reach every state

How it is judged
  --exact            codes that the contract only assumes are demanded too
  --codes FILE       the team's real codes for ours (check.codes.yaml)
  --strict           nothing undocumented in an answer
  --time-limit 5s    instead of each service's own limit
  --baseline FILE    known findings, which do not break the run; --update-baseline writes it
  --min-coverage 80  per cent of (operation, code, trigger) that must be covered
  --contracts DIR    other contracts than the checker's own

Reports: --json FILE  --junit FILE  --sarif FILE  --html FILE
Exit code: 0 kept, 1 broken, 2 could not run`;
