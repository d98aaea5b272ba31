import { ConsultarDominioDocument } from '../../../graphql/generated/graphql.ts';
import { pareceDominio } from '../../../modules/brazil/dominio.ts';
import { dominioProcurado } from '../../../modules/lookup/alternativas.ts';
import { callApi } from '../../api.ts';

/** What registries have said on this page. */
const answers = new Map<string, boolean>();

/** A domain, and what is to be said of it, by the name of the sentence. */
interface DominioVerificado {
  dominio: string;
  livre: 'dominioLivre' | 'dominioTomado' | 'dominioInvalido';
}

/** A domain in what was typed, as people paste it, and whether it can be registered. @throws what `callApi` throws */
export async function verificarDominio(texto: string): Promise<DominioVerificado> {
  const dominio = dominioProcurado(texto);
  if (!pareceDominio(dominio)) return { dominio: dominio || texto, livre: 'dominioInvalido' };
  return { dominio, livre: (await consultarDominio(dominio)) ? 'dominioLivre' : 'dominioTomado' };
}

/** Whether a domain can be registered; asked once. @throws what `callApi` throws */
export async function consultarDominio(dominio: string): Promise<boolean> {
  const livre = answers.get(dominio) ?? (await callApi(ConsultarDominioDocument, { dominio })).consultarDominio === true;
  answers.set(dominio, livre);
  return livre;
}
