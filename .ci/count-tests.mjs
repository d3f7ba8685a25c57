// Adds up the runners' own reports (Vitest's and Playwright's JSON) into one closing line.
import { readFileSync } from 'node:fs';

function countsOf(report) {
  if (report.stats) {
    const { expected, flaky, unexpected, skipped } = report.stats;
    return { passed: expected + flaky, failed: unexpected, skipped, flaky };
  }
  const { numPassedTests, numFailedTests, numPendingTests, numTodoTests } = report;
  return {
    passed: numPassedTests,
    failed: numFailedTests,
    skipped: numPendingTests + numTodoTests,
    flaky: 0,
  };
}

const total = { passed: 0, failed: 0, skipped: 0, flaky: 0 };
for (const path of process.argv.slice(2)) {
  const counts = countsOf(JSON.parse(readFileSync(path, 'utf8')));
  for (const kind of Object.keys(total)) total[kind] += counts[kind];
}

if (total.flaky > 0) console.log(`${total.flaky} flaky: passed at the second try only`);
console.log(`${total.passed} passed, ${total.failed} failed, ${total.skipped} skipped`);
process.exitCode = total.failed > 0 || total.passed === 0 ? 1 : 0;
