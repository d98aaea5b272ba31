import { ConsultarDominioDocument } from '../../../graphql/generated/graphql.ts';
import { pareceDominio } from '../../../modules/brazil/dominio.ts';
import { dominioProcurado } from '../../../modules/lookup/alternativas.ts';
import { callApi } from '../../api.ts';

/** What registries have said on this page. */
const answers = new Map<string, boolean>();

/** A domain, and what is to be said of it. */
interface DominioVerificado {
  dominio: string;
  text: string;
  /** Whether it can be registered. */
  good: boolean;
}

/** Sentences, with the domain's name as {dominio}. */
type Sentencas = Readonly<Record<'dominioLivre' | 'dominioTomado' | 'dominioInvalido', string>>;

/** A domain in what was typed, as people paste it, and whether it can be registered. @throws what `callApi` throws */
export async function verificarDominio(texto: string, sentencas: Sentencas): Promise<DominioVerificado> {
  const dominio = dominioProcurado(texto);
  if (!pareceDominio(dominio)) return { dominio: dominio || texto, text: sentencas.dominioInvalido, good: false };
  const good = await consultarDominio(dominio);
  const text = (good ? sentencas.dominioLivre : sentencas.dominioTomado).replace('{dominio}', dominio);
  return { dominio, text, good };
}

/** Whether a domain can be registered; asked once. @throws what `callApi` throws */
export async function consultarDominio(dominio: string): Promise<boolean> {
  const livre = answers.get(dominio) ?? (await callApi(ConsultarDominioDocument, { dominio })).consultarDominio === true;
  answers.set(dominio, livre);
  return livre;
}
