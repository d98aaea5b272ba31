import type { Config } from '../platform/config.ts';
import { doubtfulSettings } from '../platform/doubtfulSettings.ts';
import { runCommand } from './command.ts';
import { lookAtData } from './doctor/data.ts';
import { doubtful, good, LEVELS, type Finding, type Level } from './doctor/finding.ts';
import { isOwner, lookAtMachine } from './doctor/machine.ts';
import { lookAtSite } from './doctor/site.ts';

const UNREADABLE: Level = 'falha';

/** Whether what the start warns of is so still. */
function settings(config: Config) {
  const doubts = doubtfulSettings(config);
  return doubts.length > 0 ? doubtful(doubts.join('; ')) : good('pode ser lida');
}

// `npm run doctor`: whether the shop is as it should be, a line for each thing. It changes nothing, and may be run at any time.
await runCommand(
  async ({ config, environmentFile }) => {
    const findings: Finding[] = [{ what: 'configuração', ...settings(config) }];
    findings.push(...(await lookAtMachine(config, environmentFile)));
    // Opened by another account, the database would get files that the shop cannot open.
    if (isOwner(config.dataDir)) findings.push(...(await lookAtData(config)));
    findings.push(...(await lookAtSite(config)));
    for (const { what, level, says } of findings) console.log(`${level.padEnd(6)} ${what}: ${says}`);
    process.exitCode = Math.max(...findings.map(({ level }) => LEVELS.indexOf(level)));
  },
  { most: 0, failed: LEVELS.indexOf(UNREADABLE) },
);
