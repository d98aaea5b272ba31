import { ConsultarDominioDocument } from '../../../graphql/generated/graphql.ts';
import { callApi } from '../../api.ts';

/** What registries have said on this page. */
const answers = new Map<string, boolean>();

/** Whether a domain can be registered; asked once. @throws what `callApi` throws */
export async function consultarDominio(dominio: string): Promise<boolean> {
  const livre = answers.get(dominio) ?? (await callApi(ConsultarDominioDocument, { dominio })).consultarDominio === true;
  answers.set(dominio, livre);
  return livre;
}
