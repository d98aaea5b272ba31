import { DRAFTS, type AssinaturaDraft, type KeptDraft } from './assinaturaDraft.ts';

/** What the new order is beside the one of before. */
const ANSWERS = [
  ['replaces', 'Enviar este no lugar daquele', 'button--primary'],
  ['another', 'Enviar este também', 'button--secondary'],
  ['', 'Voltar sem enviar', 'button--secondary'],
] as const;

const TITLE = 'qual-pedido';

type Kept = Partial<AssinaturaDraft>;
type Unanswered = AssinaturaDraft & { sent: NonNullable<AssinaturaDraft['sent']> };

/**
 * Asks, before an order is sent, what it is beside one of another plan that this tab has sent, and whose answer never came: taken for its correction a second
 * purchase would be lost, and taken for another the first would stand as well (D38). Answers whether the order is to be sent; what was answered is remembered.
 */
export async function askWhich(draft: KeptDraft): Promise<boolean> {
  // Two presses may come before the page has shown the first.
  if (document.getElementById(TITLE)) return false;
  for (let other = undecided(draft.current); other; other = undecided(draft.current)) {
    const answer = await ask(other.sent.planoVisto?.split('. ')[0] ?? 'outro plano');
    if (answer === '') return false;
    if (answer === 'replaces') draft.save({ substitui: other.chave });
    else draft.save({ besides: [...(draft.current.besides ?? []), other.chave] });
  }
  return true;
}

/** An order of another plan of which nobody knows whether it came, and of which nobody has said what it is beside this one; not one that another was to replace. */
function undecided({ chave, substitui, unanswered, besides = [] }: AssinaturaDraft): Unanswered | undefined {
  if (unanswered || substitui !== '') return undefined;
  const lost = unansweredOrders();
  return lost.find(
    (other) => other.chave !== chave && !besides.includes(other.chave) && !lost.some((later) => later.substitui === other.chave),
  );
}

/** What this tab has sent and had no answer to; nothing where there is no storage. */
function unansweredOrders(): Unanswered[] {
  try {
    const kept = Object.keys(sessionStorage).filter((name) => name.startsWith(DRAFTS));
    return kept
      .map((name) => JSON.parse(sessionStorage.getItem(name)!) as Kept)
      .filter((one): one is Unanswered => one.unanswered === true && !!one.sent);
  } catch {
    return [];
  }
}

/** Asks above the page, which waits. Escape is the last answer. */
function ask(plano: string): Promise<string> {
  const dialog = document.createElement('dialog');
  dialog.className = 'order-sheet';
  dialog.setAttribute('aria-labelledby', TITLE);
  const title = Object.assign(document.createElement('h2'), { id: TITLE, textContent: 'Um pedido já foi enviado' });
  const text = document.createElement('p');
  text.textContent = `Você enviou aqui um pedido de ${plano}, e a resposta não chegou: ele talvez já esteja conosco. O que é este pedido?`;
  const buttons = ANSWERS.map(([value, label, kind]) => {
    const button = Object.assign(document.createElement('button'), { type: 'button', textContent: label });
    button.className = `button ${kind}`;
    button.addEventListener('click', () => dialog.close(value));
    return button;
  });
  dialog.append(title, text, ...buttons);
  document.body.append(dialog);
  dialog.showModal();
  return new Promise((resolve) => {
    dialog.addEventListener('close', () => {
      dialog.remove();
      resolve(dialog.returnValue);
    });
  });
}
