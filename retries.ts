import type { Reporter, TestCase } from 'vitest/node';

/**
 * At the end of a run: every test that was tried more than once, by its name. A test that needs a second try
 * has a fault, or what it tests has one.
 */
export function retries(): Reporter {
  const again: string[] = [];
  return {
    onTestCaseResult(test: TestCase) {
      const tries = test.diagnostic()?.retryCount ?? 0;
      if (tries > 0) again.push(`${test.module.relativeModuleId} > ${test.fullName} (${tries} more)`);
    },
    onTestRunEnd() {
      if (again.length === 0) console.log('No test was tried more than once.');
      else console.log(['Tried more than once:', ...again.map((name) => `  ${name}`)].join('\n'));
    },
  };
}
