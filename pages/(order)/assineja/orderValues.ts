import type { CampoDoFormulario } from '../../../modules/checkout/formulario.ts';
import type { Periodo } from '../../../modules/catalogue/periodo.ts';
import type { Data } from './+data.ts';

export type Pedido = NonNullable<Data['pedido']>;

/** Everything the order form holds: what is typed, and what is chosen. */
export type OrderValues = Record<CampoDoFormulario, string> & {
  periodo: Periodo;
  selectedSystem: string;
  /** GB. */
  espacoAdicional: number;
  ipAdicional: number;
};

/** The form as it opens. */
export function initialValues({ pedido, dominio }: { pedido: Pedido; dominio: string }): OrderValues {
  return {
    tipoDominio: dominio ? 'ja-tenho' : 'subdominio',
    dominio,
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
    periodo: pedido.periodo,
    selectedSystem: pedido.opcoes.sistemas[0] ?? '',
    espacoAdicional: 0,
    ipAdicional: 0,
  };
}
