// @ts-check
/**
 * The long proofs and measurements by name, with the script of each below the root. They take longer than `npm test` allows.
 * @type {Readonly<Record<string, string>>}
 */
export const proofs = {
  'bench:checker': 'checker/proofs/bench.ts',
  'bench:portal': 'tools/bench/portal.ts',
  'bench:simulator': 'tools/sim/bench.ts',
  browsers: 'tests/browsers/main.ts',
  'check:mutants': 'checker/proofs/mutants.ts',
  'check:noise': 'checker/proofs/noise.ts',
  'check:outside': 'checker/tests/support/outside/command.ts',
  'check:stateful': 'checker/proofs/stateful.ts',
  explore: 'tests/explore/main.ts',
  exports: 'tools/sim/exports.ts',
  gallery: 'tests/gallery/main.ts',
  icons: 'tools/pictures/icons/index.ts',
  mutants: 'tools/proof/mutants.ts',
  pictures: 'tools/pictures/index.ts',
  product: 'tests/support/newProduct/proof.ts',
  release: 'tools/release/proof/index.ts',
  resilience: 'tests/resilience/main.ts',
  scenarios: 'tools/sim/coverage.ts',
  'sim:backing': 'tools/sim/backing.ts',
  'sim:clock': 'tools/sim/clock.ts',
  'sim:faults': 'tools/sim/faults.ts',
  'sim:force': 'tools/sim/force.ts',
  'sim:growth': 'tools/sim/growth.ts',
  'sim:isolation': 'tools/sim/isolation.ts',
  'sim:laws': 'tools/sim/laws.ts',
  'sim:redis': 'tools/sim/redis.ts',
  'sim:reload': 'tools/sim/reload.ts',
  'sim:replay': 'tools/sim/replay.ts',
  'sim:upstream': 'tools/sim/upstream.ts',
};
