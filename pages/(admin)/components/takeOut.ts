import { SessaoAbertaDocument } from '../../../graphql/generated/admin/graphql.ts';
import { ask } from '../adminApi.ts';

/** Takes a file out. The session is asked for first, since browsers say nothing of a file that is refused: where it has ended, the password is asked for. @throws Refusal */
export async function takeOut(href: string): Promise<void> {
  await ask(SessaoAbertaDocument, {});
  const link = document.createElement('a');
  link.href = href;
  link.download = '';
  link.click();
}
