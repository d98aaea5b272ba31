/** One line of the table that a run ends with. */
export interface Line {
  what: string;
  measured: string;
  /** What it should be; empty where a figure is only told. */
  target: string;
  reached: boolean | null;
  /** What stands behind the figure. */
  detail: string;
}

/** Hands a line to the run, which prints the table. */
export function report(line: Line): void {
  if (process.send) process.send(line);
  else console.log(line);
}

/** Rates and times of the same thing done by the shop and by what it is held against. */
export interface Sides {
  ours: number;
  bare: number;
}

/** Tells what part of the bare rate the shop has; `least` is the target. */
export function reportShare(what: string, { ours, bare }: Sides, least: number, unit: string, more = ''): void {
  report({
    what,
    measured: (ours / bare).toFixed(2),
    target: `≥ ${least}`,
    reached: ours / bare >= least,
    detail: `${Math.round(ours)} against ${Math.round(bare)} ${unit}${more}`,
  });
}

/** The table, for people: columns of one width, the verdict last but one. */
export function printTable(lines: readonly Line[]): void {
  const rows = lines.map(({ what, measured, target, reached, detail }) => [
    what,
    measured,
    target,
    reached === null ? '' : reached ? 'reached' : 'MISSED',
    detail,
  ]);
  const all = [['what', 'measured', 'target', 'verdict', 'detail'], ...rows];
  const widths = all[0]!.map((_, column) => Math.max(...all.map((row) => row[column]!.length)));
  for (const row of all)
    console.log(
      row
        .map((cell, column) => cell.padEnd(widths[column]!))
        .join('  ')
        .trimEnd(),
    );
}
