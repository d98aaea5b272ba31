import { useWatch, type UseFormReturn } from 'react-hook-form';
import { meses } from '../../../modules/catalogue/periodo.ts';
import { formatarReais } from '../../../modules/catalogue/preco.ts';
import { describe, Labelled } from '../../components/Field.tsx';
import type { Data } from './+data.ts';
import type { AssinaturaValues, Oferta } from './assinaturaValues.ts';

interface ContractSectionProps {
  form: UseFormReturn<AssinaturaValues>;
  oferta: Oferta;
  /** Of the domain. */
  palavras: Data['palavras'];
  /** What has to be known before an order, in sentences. */
  condicoes: readonly string[];
  /** Decimal string in reais. */
  total: string;
}

const CHOSEN = ['periodo', 'selectedSystem', 'espacoAdicional', 'ipAdicional', 'tipoDominio'] as const;

/** Resumo e contrato: what is ordered on which terms, and the act by which the contract is accepted (060). */
export function ContractSection({ form, oferta, palavras, condicoes, total }: ContractSectionProps) {
  const [periodo, sistema, disco, ip, dominio] = useWatch({ control: form.control, name: CHOSEN });
  const { familia, plano, contrato } = oferta;
  const escolhas = [
    `${familia.nome}: ${plano.nome}`,
    sistema,
    disco && `mais ${disco} GB`,
    ip && `mais ${ip} IP`,
    `por ${meses(periodo)}`,
    `${formatarReais(total)} no total.`,
  ];
  const error = form.formState.errors.contrato?.message;
  return (
    <fieldset className="order-section order-contract">
      <legend>Resumo e contrato</legend>
      <ul>
        <li>{escolhas.filter(Boolean).join(', ')}</li>
        <li>{palavras.resumos[dominio]}</li>
        {condicoes.map((condicao) => (
          <li key={condicao}>{condicao}</li>
        ))}
        <li>Como tratamos os seus dados: {link('/politica-de-lgpd', 'Privacidade e LGPD')}.</li>
      </ul>
      <Labelled name="contrato" label={<>Li e aceito: {link(contrato.caminho, contrato.titulo)}</>} error={error}>
        <input type="checkbox" value={contrato.versao} {...form.register('contrato')} {...describe('contrato', error, true)} />
      </Labelled>
    </fieldset>
  );
}

/** Opens beside the form, which stays as it is. */
function link(href: string, texto: string) {
  return (
    <a href={href} target="_blank">
      {texto}
    </a>
  );
}
