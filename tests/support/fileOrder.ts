import { hash } from 'node:crypto';
import { BaseSequencer, type TestSpecification } from 'vitest/node';

/** Files that start processes, wait for them, and end them: much longer than the others. */
const LONG = /\/(scripts|tests\/faults)\/|\/crash\.test\.ts$/;

/**
 * Any order that the seed of the run says, but a project at a time, since the shop is loaded once for all files of one, and the long files first, so
 * that nobody waits for the last of them.
 */
export class FileOrder extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const { seed } = this.ctx.config.sequence;
    const placeOf = ({ project, moduleId }: TestSpecification) =>
      [project.config.isolate, project.name !== 'sqlite', !LONG.test(moduleId)].map(Number).join('') +
      hash('sha1', seed + moduleId);
    const places = new Map(files.map((file) => [file, placeOf(file)]));
    return files.toSorted((a, b) => (places.get(a)! < places.get(b)! ? -1 : 1));
  }
}
