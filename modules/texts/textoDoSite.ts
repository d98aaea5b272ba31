import { businessDay } from '../../platform/calendar.ts';
import { brandSchema, isExample, type Brand } from '../../platform/brand.ts';
import { horario } from '../brand/canais.ts';
import { ditosDe } from '../brand/ditos.ts';
import type { Marca, Numeros } from '../brand/marca.ts';
import { escreverDia } from '../editing/dia.ts';
import type { TextoDoSiteLinha } from './textoDoSite.campos.ts';

/** What pages say of the company: the settings', and what staff have written over them. */
export interface DitosDaEmpresa {
  brand: Brand;
  marca: Marca;
}

/** What the settings say where staff have written nothing. */
export interface DitoNasConfiguracoes extends Numeros {
  horario: string | null;
  /** Whether it is the example's, where nobody has set it. */
  sitesDoExemplo: boolean;
  clientesDoExemplo: boolean;
  horarioDoExemplo: boolean;
}

/** What pages say of the company at an instant. @param textos null where nobody has written any */
export function comTextos({ brand, marca }: DitosDaEmpresa, textos: TextoDoSiteLinha | null, agora: Date): DitosDaEmpresa {
  if (!textos) return { brand, marca };
  const { sites, clientes } = textos;
  return {
    brand: { ...brand, BRAND_HOURS: horarioDito(brand, textos, agora) },
    marca: {
      ...marca,
      numeros: { sites: sites ?? marca.numeros.sites, clientes: clientes ?? marca.numeros.clientes },
      contagens: contagensDe(textos),
    },
  };
}

/** The hours with their exception, which is said between its days; null where neither is told. */
function horarioDito(brand: Brand, textos: TextoDoSiteLinha, agora: Date): string | null {
  const { excecao, excecaoInicio, excecaoFim } = textos;
  const sempre = textos.horario ?? brand.BRAND_HOURS;
  const hoje = businessDay(agora);
  if (!excecao || (excecaoInicio ?? hoje) > hoje || hoje > (excecaoFim ?? hoje)) return sempre;
  return `${horario({ BRAND_HOURS: sempre })}; ${excecao}`;
}

/** When and by what the numbers were counted, a sentence without its full stop for each; only of those that staff have written. */
function contagensDe({ sites, sitesEm, sitesFonte, clientes, clientesEm, clientesFonte }: TextoDoSiteLinha): string[] {
  return [
    ...(sites === null ? [] : contagem('Sites', sitesEm, sitesFonte)),
    ...(clientes === null ? [] : contagem('Clientes', clientesEm, clientesFonte)),
  ];
}

function contagem(oQue: string, em: string | null, fonte: string | null): string[] {
  const partes = [...(em ? [`contados em ${escreverDia(em)}`] : []), ...(fonte ? [`fonte: ${fonte}`] : [])];
  return partes.length > 0 ? [`${oQue}: ${partes.join('; ')}`] : [];
}

/** What the settings say by themselves, and what of it is the example's. */
export function configuracoesDe({ brand, numeros }: { brand: Brand; numeros: Numeros }): DitoNasConfiguracoes {
  const exemplo = isExample(brand);
  const doExemplo = ditosDe(brand).numeros;
  return {
    ...numeros,
    horario: brand.BRAND_HOURS,
    sitesDoExemplo: exemplo && numeros.sites !== null && numeros.sites === doExemplo.sites,
    clientesDoExemplo: exemplo && numeros.clientes !== null && numeros.clientes === doExemplo.clientes,
    horarioDoExemplo:
      exemplo && brand.BRAND_HOURS !== null && brand.BRAND_HOURS === brandSchema.shape.BRAND_HOURS.parse(undefined),
  };
}
