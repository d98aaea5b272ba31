import type { CampoDoFormulario } from '../../../modules/checkout/formulario.ts';
import type { Periodo } from '../../../modules/catalogue/periodo.ts';
import type { Data } from './+data.ts';

export type Oferta = NonNullable<Data['oferta']>;

/** Everything the order form holds: what is typed, and what is chosen. */
export type AssinaturaValues = Record<CampoDoFormulario, string> & {
  periodo: Periodo;
  selectedSystem: string;
  /** GB. */
  espacoAdicional: number;
  ipAdicional: number;
  /** Coupon as it is typed, applied or not. */
  cupom: string;
  /** Version of the contract that is accepted; as the box has it, false where none is. */
  contrato: string | false;
};

/** The form as it opens; what a campaign's link brings comes in the browser, so that the page is the same for everyone. */
export function initialValues(oferta: Oferta): AssinaturaValues {
  return {
    tipoDominio: 'subdominio',
    dominio: '',
    emailPrincipal: '',
    emailAlternativo: '',
    nomeEmpresa: '',
    cpfCnpj: '',
    telefone: '',
    cep: '',
    endereco: '',
    numero: '',
    complemento: '',
    bairro: '',
    cidade: '',
    estado: '',
    indicacao: '',
    infoAdicional: '',
    periodo: oferta.periodo,
    selectedSystem: oferta.opcoes.sistemas[0] ?? '',
    espacoAdicional: 0,
    ipAdicional: 0,
    cupom: '',
    contrato: false,
  };
}

/** Who orders and where they live: the same whichever plan is ordered. */
const OF_THE_PERSON = [
  'emailPrincipal', 'emailAlternativo', 'nomeEmpresa', 'cpfCnpj', 'telefone', 'cep', 'endereco', 'numero', 'complemento', 'bairro', 'cidade',
  'estado', 'indicacao', 'infoAdicional',
] as const satisfies readonly (keyof AssinaturaValues)[]; // prettier-ignore

export type PersonalValues = Pick<AssinaturaValues, (typeof OF_THE_PERSON)[number]>;

/** What of an order is said of its person. */
export function personalValues(values: AssinaturaValues): PersonalValues {
  return Object.fromEntries(OF_THE_PERSON.map((name) => [name, values[name]])) as PersonalValues;
}

/** What is chosen of what a plan offers. */
export const OF_THE_OFFER = ['periodo', 'selectedSystem', 'espacoAdicional', 'ipAdicional', 'contrato'] as const;

/** Remembered values without a choice that the page no longer offers: nothing is sent that is not shown. */
export function offeredValues(
  kept: AssinaturaValues,
  { familia, opcoes, contrato }: Oferta,
  fresh: AssinaturaValues,
): AssinaturaValues {
  const has = (extras: Oferta['opcoes']['discos'], quantidade: number) => extras.some((extra) => extra.quantidade === quantidade);
  return {
    ...fresh,
    ...kept,
    periodo: familia.periodos.includes(kept.periodo) ? kept.periodo : fresh.periodo,
    selectedSystem: opcoes.sistemas.includes(kept.selectedSystem) ? kept.selectedSystem : fresh.selectedSystem,
    espacoAdicional: has(opcoes.discos, Number(kept.espacoAdicional)) ? Number(kept.espacoAdicional) : 0,
    ipAdicional: has(opcoes.ips, Number(kept.ipAdicional)) ? Number(kept.ipAdicional) : 0,
    contrato: kept.contrato === contrato.versao && kept.contrato,
  };
}
