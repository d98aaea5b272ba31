/** Fetches code that a page needs late, once however often it is asked for; after a failure the next call asks anew. @throws what `import()` throws */
export type LateCode<Module> = () => Promise<Module>;

/**
 * Code that a page does without at first. Browsers remember that a module failed, for as long as the page lives (HTML, module map): another try has to ask
 * under another address, which the error names; where it names none, the browser itself asks again. Nothing is asked for without a line.
 *
 * @param load the `import()` itself, so that the build knows of the file
 */
export function lateCode<Module>(load: () => Promise<Module>): LateCode<Module> {
  let asked: Promise<Module> | undefined;
  let failed: string | undefined;
  let tries = 1;
  const ask = async () => {
    // What the file itself needs would be remembered as failed, too, and has no other address.
    if (!navigator.onLine) throw Error();
    return failed ? (import(/* @vite-ignore */ `${failed}?tentativa=${++tries}`) as Promise<Module>) : load();
  };
  return () =>
    (asked ??= ask().catch((error: unknown) => {
      asked = undefined;
      failed ??= /http\S+/.exec(String(error))?.[0];
      throw error;
    }));
}
