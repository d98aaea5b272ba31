import type { EntityManager, RequiredEntityData } from '@mikro-orm/core';
import { Cupom } from '../../modules/coupons/cupom.entity.ts';
import { businessDay } from '../../platform/calendar.ts';

const DAY_MS = 86_400_000;

/** Day in São Paulo, so many days from today. */
export function day(offset: number): string {
  return businessDay(new Date(Date.now() + offset * DAY_MS));
}

/** Stores a coupon of 10 % that is good today; say only what the test is about. */
export async function criarCupom(em: EntityManager, dados: Partial<RequiredEntityData<Cupom>> = {}): Promise<Cupom> {
  const cupom = em.create(Cupom, {
    codigo: 'FLORADA10',
    tipo: 'porcentagem',
    valor: 10,
    dataInicio: day(-1),
    dataFim: day(1),
    ...dados,
  });
  await em.persist(cupom).flush();
  return cupom;
}

/** What the form of a visitor says when everything in it is right. */
export const FORMULARIO = {
  tipoDominio: 'ja-tenho',
  dominio: 'minhaempresa.com.br',
  emailPrincipal: 'Maria@Empresa.com.br ',
  emailAlternativo: '',
  nomeEmpresa: 'Maria  Aparecida de Souza',
  cpfCnpj: '529.982.247-25',
  telefone: '11 99999-0000',
  cep: '01310-100',
  endereco: 'Avenida Paulista',
  numero: '1000',
  complemento: '',
  bairro: 'Bela Vista',
  cidade: 'São Paulo',
  estado: 'sp',
  indicacao: 'Google',
  infoAdicional: '',
};

/** A customer as the desk writes one down. */
export const CLIENTE = {
  nome: 'Maria Aparecida de Souza',
  cpfCnpj: '529.982.247-25',
  email: 'Maria@Empresa.com.br ',
  telCel: '11 99999-0000',
  cep: '01310-100',
  endereco: 'Avenida Paulista',
  numero: '1000',
  bairro: 'Bela Vista',
  cidade: 'São Paulo',
  estado: 'sp',
};

let orders = 0;

/** An idempotency key that no other order of this test file has, as long as the page's. */
export function novaChave(): string {
  return String(++orders).padStart(32, '0');
}

/** The documented payload of an order (section 3.4), all right but for its price. */
export const TEMPORARIO = {
  nome: 'Maria Aparecida de Souza',
  empresa: 'Maria Aparecida de Souza',
  email: 'maria@empresa.com.br',
  email_copia: '',
  cpf_cnpj: '52998224725',
  cep: '01310100',
  endereco: 'Avenida Paulista',
  numero: '1000',
  complemento: '',
  estado: 'SP',
  cidade: 'São Paulo',
  bairro: 'Bela Vista',
  tel_cel: '',
  pagamento: 12,
  dominio: '',
  plano: 'Plano escrito pelo integrador',
  dominio_registro: 'Subdomínio temporário grátis',
  envio: 1,
  cliente_usuario: 0,
  cliente_revenda: 0,
  cliente_adicional: 0,
  indicacao: '',
  cupom: '',
  infoAdicional: '',
  data_cadastro: '2020-01-01',
};
