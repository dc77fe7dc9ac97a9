import type { Reporter, TestCase } from 'vitest/node';

/** Lines of an error. */
const SAID = 6;

/**
 * At the end of a run: every test that was tried more than once, by its name. A test that needs a second try
 * has a fault, or what it tests has one.
 */
export function retries(): Reporter {
  const again: string[] = [];
  return {
    onTestCaseResult(test: TestCase) {
      const tries = test.diagnostic()?.retryCount ?? 0;
      if (tries === 0) return;
      again.push(`${test.module.relativeModuleId} > ${test.fullName} (${tries} more)`);
      // What was wrong the first time: the second try may hide it for weeks.
      const [first] = test.result().errors ?? [];
      if (first !== undefined) again.push(...first.message.split('\n', SAID).map((said) => `    ${said}`));
    },
    onTestRunEnd() {
      if (again.length === 0) console.log('No test was tried more than once.');
      else console.log(['Tried more than once:', ...again.map((name) => `  ${name}`)].join('\n'));
    },
  };
}
