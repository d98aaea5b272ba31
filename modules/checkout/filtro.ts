import { z } from 'zod';
import '../../platform/portuguese.ts';
import { MESES } from '../catalogue/periodo.ts';
import { PlanoTipo } from '../catalogue/plano.ts';
import {
  dia,
  diasEmOrdem,
  escolhidas,
  opcional,
  responsavel,
  simOuNao,
  textoProcurado,
  DIAS_FORA_DE_ORDEM,
} from '../editing/filtro.ts';
import { AssinaturaStatus } from './assinatura.ts';
import { MotivoDoCancelamento } from './motivo.ts';

/** What staff narrow the list and the export of orders by; days are those of São Paulo, inclusive. */
export const filtroSchema = z
  .strictObject({
    busca: textoProcurado().describe(
      'Palavras de nome, e-mail, CPF/CNPJ, telefone, cidade, domínio, plano ou cupom, em qualquer ordem, ou o código, ao menos metade dele, o identificador ou a referência do outro sistema.',
    ),
    status: opcional(z.enum(Object.values(AssinaturaStatus))).describe('Status.'),
    motivo: opcional(z.enum(Object.values(MotivoDoCancelamento))).describe('Por que foram canceladas.'),
    planoTipo: opcional(z.enum(Object.values(PlanoTipo))).describe('Família do plano.'),
    periodo: opcional(
      z.coerce.number({ error: 'Deve ser um número.' }).refine((meses) => MESES.has(meses), 'Escolha 1, 6, 12 ou 24 meses.'),
    ).describe('Meses: 1, 6, 12 ou 24.'),
    cupom: textoProcurado().describe('Código do cupom que usam, inteiro.'),
    porConferir: simOuNao().describe('Com true, só as que esperam alguém conferir o valor.'),
    pago: simOuNao().describe('Com true, só as pagas; com false, só as que não constam como pagas.'),
    abertas: simOuNao().describe('Com true, só as que a equipe ainda não terminou.'),
    porLiberar: simOuNao().describe(
      'Com true, só as pagas que a equipe ainda não terminou, e que agora se entregam: com o valor conferido, e sem outra que valha no lugar delas.',
    ),
    aCobrar: simOuNao().describe(
      'Com true, só as que valem, têm o valor conferido acima de zero e ninguém pagou, nem por outra que corrigem; não as de um teste que acabou.',
    ),
    testeAcabou: simOuNao().describe(
      'Com true, só as que podiam ser testadas de graça, cujo teste acabou sem pagamento: nada se deve por elas.',
    ),
    aAcertar: simOuNao().describe(
      'Com true, só as que valem, e que não pagou ninguém a não ser por outra que corrigem ou que as corrige, e as pagas ao lado de uma dessas que vale também, por outro pagamento.',
    ),
    aDevolver: simOuNao().describe(
      'Com true, só as canceladas, e as corrigidas, cujo pagamento não conta, nem está por acertar, para nenhuma que vale; de um pagamento que consta em várias, a última.',
    ),
    responsavel: opcional(responsavel()),
    escolhidas: escolhidas().optional(),
    de: opcional(dia()).describe('Primeiro dia.'),
    ate: opcional(dia()).describe('Último dia.'),
  })
  .refine(diasEmOrdem, DIAS_FORA_DE_ORDEM);
