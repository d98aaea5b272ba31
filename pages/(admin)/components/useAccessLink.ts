import { useCallback, useEffect, useState, type FormEvent } from 'react';
import { tokenDoLink, type MotivoDoLink } from '../../../modules/admin/linkDeAcesso.ts';
import { limitedFetch } from '../limitedFetch.ts';

/** What a good link is for. */
interface Opened {
  usuario: string;
  motivo: MotivoDoLink;
}

type Answer<Data> = { ok: true; data: Data } | { ok: false; codigo: string; detail: string; campos: readonly Wrong[] };
type Wrong = { campo: string; mensagem: string };

const SILENT = 'Não foi possível falar com o servidor. Nada se perdeu: tente de novo.';
const NONE =
  'O endereço que você abriu está sem o que o link traz. Abra de novo o link inteiro, como o recebeu; se ele não estiver mais à mão, peça outro a quem administra a loja.';
const DIFFERENT = 'As duas senhas são diferentes.';
/** Said where no answer to the password has come, and where the link opens nothing after that. */
const MAYBE_CHOSEN =
  'Não foi possível falar com o servidor, e a senha pode já estar escolhida. Tente entrar com ela; se não for aceita, volte a este link e escolha de novo.';
const PROBABLY_CHOSEN =
  'Este link não vale mais, e a senha que você enviou antes pode estar valendo. Tente entrar com ela; se não for aceita, peça outro link a quem administra a loja.';
/** Refusals after which the link opens nothing any more. */
const OVER = 'LINK_INVALIDO';

/**
 * What stands behind the `#` of the page's address, also once another link is pasted into it; null on the server, which is never sent it. With the number of
 * the visit, which is another whenever it is read anew.
 */
export function useHash() {
  // Nothing of it is shown, so that what the server has rendered is taken over as it is.
  const [visit, setVisit] = useState(() => ({ hash: typeof window === 'undefined' ? null : hashNow(), number: 0 }));
  const read = useCallback(() => setVisit(({ number }) => ({ hash: hashNow(), number: number + 1 })), []);
  useEffect(() => {
    window.addEventListener('hashchange', read);
    return () => window.removeEventListener('hashchange', read);
  }, [read]);
  return { ...visit, read };
}

const hashNow = () => window.location.hash.slice(1);

/** What a link opens, and the choice of a password with it. @param hash what it carries, and what was left behind it; null where that is not known yet */
export function useAccessLink(hash: string | null) {
  const [link, setLink] = useState<Opened | 'lendo' | 'calado' | 'nenhum'>('lendo');
  const [chosen, setChosen] = useState<string | null>(null);
  const [error, setError] = useState('');
  const [fields, setFields] = useState<{ password?: string; again?: string }>({});
  const [sending, setSending] = useState(false);
  /** Whether a password was sent of which nobody has heard what has become. */
  const [maybe, setMaybe] = useState(false);
  const token = tokenDoLink(hash ?? '');

  useEffect(() => {
    const read = async () => {
      const answer = token === '' ? null : await post<Opened>('/auth/link', { token });
      if (answer?.ok) return setLink(answer.data);
      setLink(answer === null || answer.codigo === OVER ? 'nenhum' : 'calado');
      setError(answer === null ? NONE : answer.detail);
    };
    if (hash !== null) void read();
  }, [hash, token]);

  const choose = async (form: FormData) => {
    const [password, again] = [String(form.get('password')), String(form.get('again'))];
    setError('');
    setFields({});
    if (password !== again) return setFields({ again: DIFFERENT });
    setSending(true);
    const answer = await post<{ usuario: string }>('/auth/senha', { token, password });
    setSending(false);
    if (answer.ok) {
      // It opens nothing any more, and nobody need find it in the history; another that was pasted meanwhile stays.
      if (hashNow() === hash) window.history.replaceState(null, '', window.location.pathname);
      return setChosen(answer.data.usuario);
    }
    const wrong = answer.campos.find(({ campo }) => campo === 'senha' || campo === 'password');
    if (wrong) return setFields({ password: wrong.mensagem });
    const { codigo, detail } = answer;
    if (codigo === OVER) setLink('nenhum');
    if (codigo === '') setMaybe(true);
    setError(codigo === '' ? MAYBE_CHOSEN : codigo === OVER && maybe ? PROBABLY_CHOSEN : detail);
  };
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    void choose(new FormData(event.currentTarget));
  };
  return { link, chosen, error, fields, sending, maybe, submit };
}

async function post<Data>(address: string, body: object): Promise<Answer<Data>> {
  try {
    const response = await limitedFetch(address, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
    });
    const said = (await response.json()) as Data & { codigo: string; detail: string; campos?: readonly Wrong[] };
    if (response.ok) return { ok: true, data: said };
    return { ok: false, codigo: said.codigo, detail: said.detail, campos: said.campos ?? [] };
  } catch {
    return { ok: false, codigo: '', detail: SILENT, campos: [] };
  }
}
