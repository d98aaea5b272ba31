import type { TextosDoSiteQuery } from '../../../graphql/generated/admin/graphql.ts';
import { porExtenso } from '../../../modules/brand/marca.ts';

type Configuracoes = TextosDoSiteQuery['textosDoSite']['configuracoes'];

/** What the site says where one of its texts is empty, and from where: the words below its field. */
export function insteadOf(configuracoes: Configuracoes): Record<string, { ajuda: string }> {
  const { sites, clientes, horario, sitesDoExemplo, clientesDoExemplo, horarioDoExemplo } = configuracoes;
  return {
    sites: { ajuda: ofNumber('numeros.sites', sites, sitesDoExemplo) },
    clientes: { ajuda: ofNumber('numeros.clientes', clientes, clientesDoExemplo) },
    horario: { ajuda: `${ofHours(horario, horarioDoExemplo)}. Escreva sem ponto no fim` },
  };
}

function ofNumber(nome: string, numero: number | null, doExemplo: boolean): string {
  if (numero === null) return `Vazio, o site não diz quantos: as configurações do servidor (${nome} em marca.json) também não`;
  const escrito = porExtenso(numero);
  if (doExemplo) return `Vazio, o site diz ${escrito}, o da empresa de exemplo (${nome} em marca.json diz o seu)`;
  return `Vazio, o site diz ${escrito}, das configurações do servidor (${nome} em marca.json)`;
}

function ofHours(horario: string | null, doExemplo: boolean): string {
  if (horario === null) return 'Vazio, o site diz “em horário comercial”: BRAND_HOURS está vazia nas configurações do servidor';
  if (doExemplo) return `Vazio, o site diz “${horario}”, o da empresa de exemplo (BRAND_HOURS diz o seu)`;
  return `Vazio, o site diz “${horario}”, das configurações do servidor (BRAND_HOURS)`;
}
