import type { ReactNode } from 'react';
import type { PessoaQuery } from '../../../graphql/generated/admin/graphql.ts';
import { mascararCpfCnpj } from '../../../modules/brazil/mascaras.ts';
import { STATUS_DA_ASSINATURA } from '../../../modules/checkout/assinatura.ts';
import { dia, reais } from '../format.ts';
import { Facts } from './Facts.tsx';

type Conta = PessoaQuery['pessoa']['contas'][number];

/** What a person's orders come to, for each document that they carry; one that was looked for needs no name. */
export function Accounts({ contas, sozinha }: { contas: readonly Conta[]; sozinha: string | null }) {
  return <Facts grupos={contas.map((conta) => [titleOf(conta, sozinha), factsOf(conta)])} />;
}

function titleOf({ cpfCnpj }: Conta, sozinha: string | null): string {
  if (cpfCnpj === sozinha) return 'No total';
  return cpfCnpj === '' ? 'Sem CPF nem CNPJ' : mascararCpfCnpj(cpfCnpj);
}

function factsOf({ desde, porStatus, pago, pagoEmCanceladas, aReceber, porConferir }: Conta): (readonly [string, ReactNode])[] {
  const total = porStatus.reduce((soma, { quantidade }) => soma + quantidade, 0);
  const ditos = porStatus.map(({ status, quantidade }) => `${STATUS_DA_ASSINATURA[status].rotulo}: ${quantidade}`);
  return [
    ['Cliente desde', desde ? dia(desde) : 'Todas foram canceladas'],
    ['Assinaturas', `${total} (${ditos.join('; ')})`],
    ['Pago', pagoEmCanceladas > 0 ? `${reais(pago)}, dos quais ${reais(pagoEmCanceladas)} em canceladas` : reais(pago)],
    ['A receber', reais(aReceber)],
    ['Valor por conferir', porConferir === 0 ? '' : `${porConferir}, fora das somas`],
  ];
}
