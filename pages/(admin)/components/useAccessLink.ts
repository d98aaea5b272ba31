import { useEffect, useState, type FormEvent } from 'react';
import type { MotivoDoLink } from '../../../modules/admin/linkDeAcesso.ts';
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
/** Refusals after which the link opens nothing any more. */
const OVER = 'LINK_INVALIDO';

/** What the link of this page's address opens, and the choice of a password with it. */
export function useAccessLink() {
  const [token, setToken] = useState('');
  const [link, setLink] = useState<Opened | 'lendo' | 'nenhum'>('lendo');
  const [chosen, setChosen] = useState<string | null>(null);
  const [error, setError] = useState('');
  const [fields, setFields] = useState<{ password?: string; again?: string }>({});
  const [sending, setSending] = useState(false);

  useEffect(() => {
    const given = window.location.hash.slice(1);
    const read = async () => {
      const answer = given === '' ? null : await post<Opened>('/auth/link', { token: given });
      if (answer?.ok) {
        setToken(given);
        return setLink(answer.data);
      }
      setLink('nenhum');
      setError(answer === null ? NONE : answer.detail);
    };
    void read();
  }, []);

  const choose = async (form: FormData) => {
    const [password, again] = [String(form.get('password')), String(form.get('again'))];
    setError('');
    setFields({});
    if (password !== again) return setFields({ again: DIFFERENT });
    setSending(true);
    const answer = await post<{ usuario: string }>('/auth/senha', { token, password });
    setSending(false);
    if (answer.ok) {
      // It opens nothing any more, and nobody need find it in the history.
      window.history.replaceState(null, '', window.location.pathname);
      return setChosen(answer.data.usuario);
    }
    const wrong = answer.campos.find(({ campo }) => campo === 'senha' || campo === 'password');
    if (wrong) return setFields({ password: wrong.mensagem });
    setError(answer.detail);
    if (answer.codigo === OVER) setLink('nenhum');
  };
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    void choose(new FormData(event.currentTarget));
  };
  return { link, chosen, error, fields, sending, submit };
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
