import {
  ConsultarCepDocument,
  ConsultarCnpjDocument,
  EmailCadastradoDocument,
  type ConsultarCepQuery,
} from '../../../graphql/generated/graphql.ts';
import { callApi } from '../../api.ts';

// What is done with a field that somebody is in or has left, in one file.
export { conferirCpfCnpj } from '../../../modules/brazil/cpfCnpj.ts';
export { mascararCep, mascararCpfCnpj, mascararTelefone } from '../../../modules/brazil/mascaras.ts';
export { ehEmail } from '../../../modules/contact/email.ts';
export { sugerirEmail } from '../../../modules/contact/sugestao.ts';
export { verificarDominio } from './domainAnswers.ts';
export { writeMasked } from './mask.ts';

/** The address of a CEP. @throws what `callApi` throws, as all of these do */
export async function consultarCep(cep: string): Promise<NonNullable<ConsultarCepQuery['consultarCep']> | null> {
  return (await callApi(ConsultarCepDocument, { cep })).consultarCep ?? null;
}

/** The name of a company. */
export async function consultarCnpj(cnpj: string): Promise<{ nomeEmpresa: string } | null> {
  const nomeEmpresa = (await callApi(ConsultarCnpjDocument, { cnpj })).consultarCnpj;
  return nomeEmpresa ? { nomeEmpresa } : null;
}

/** Whether an address is a customer's. */
export async function emailCadastrado(email: string): Promise<boolean> {
  return (await callApi(EmailCadastradoDocument, { email })).emailCadastrado === true;
}
