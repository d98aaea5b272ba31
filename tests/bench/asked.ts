import type { Load } from './load.ts';
import type { MeasuredShop } from './shop.ts';

/** A public list, over GraphQL: no answer to that is kept. */
export const PLANS_ASKED: Omit<Load, 'url'> = {
  method: 'POST',
  headers: { 'content-type': 'application/json' },
  body: JSON.stringify({ query: '{ planos(tipo: PHP) { id nome planoTipo valor desconto1 desconto2 desconto3 disco ordem } }' }),
};

/** An order as the REST door takes it; without a key each is another. */
export async function orderOf({ url }: MeasuredShop): Promise<Load> {
  const plans = (await (await fetch(`${url}/api/planos/listarativos`)).json()) as {
    id: number;
    planoTipo: string;
    valor: number;
    desconto1: number;
  }[];
  const plan = plans.find(({ planoTipo, desconto1 }) => planoTipo === 'PHP' && !desconto1)!;
  const body = {
    planoId: plan.id, pagamento: 1, valor: plan.valor, nome: 'Maria Aparecida de Souza', email: 'maria@empresa.com.br', cpf_cnpj: '52998224725',
    cep: '01310100', endereco: 'Avenida Paulista', numero: '1000', bairro: 'Bela Vista', cidade: 'São Paulo', estado: 'SP',
    tel_cel: '11 99999-0000', dominio: 'minhaempresa.com.br', indicacao: 'Google',
  }; // prettier-ignore
  const headers = { 'content-type': 'application/json' };
  return {
    url: `${url}/api/temporarios/salvar`,
    method: 'POST',
    headers,
    body: JSON.stringify(body),
  };
}
