import { PRAZO_DA_LEI } from '../../contract/desistencia.ts';
import { DISPONIBILIDADE_DO_CONTRATO } from '../../contract/disponibilidade.ts';
import { DIAS_DE_AVISO, MESES_NAO_USADOS, QUANTO_CUSTA_RENOVAR } from '../../contract/renovacao.ts';
import { familiaDoTipo } from '../../catalogue/familia.ts';
import { peloPortal } from '../../brand/canais.ts';
import type { EscreverDocumento } from './documento.server.ts';
import { foro, partes } from './partes.server.ts';

export const contratoDeHospedagem: EscreverDocumento = (marca) => ({
  titulo: 'Contrato de hospedagem',
  descricao: `Contrato de hospedagem de sites da ${marca.BRAND_NAME}: limites, prazos, pagamento, disponibilidade, cópias de segurança e cancelamento.`,
  resumo: `Prazo de 30 dias, renovável, sem fidelidade. Disponibilidade de ${DISPONIBILIDADE_DO_CONTRATO.hospedagem} ou uma mensalidade isenta. Interrupção 5 dias após o vencimento não pago.`,
  versao: '2026-11-25',
  secoes: [
    {
      titulo: 'Partes e objeto',
      clausulas: [
        ...partes(marca),
        'O objeto é a hospedagem de sites, aplicações e correio eletrônico em servidores compartilhados, conforme o plano escolhido.',
      ],
    },
    {
      titulo: 'Prazo e renovação',
      clausulas: [
        'O contrato vale por 30 dias e é renovável por períodos iguais, ou pelo período que o CONTRATANTE pagar antecipadamente.',
        'Os valores são reajustados uma vez por ano pelo IPCA.',
        QUANTO_CUSTA_RENOVAR,
      ],
    },
    {
      titulo: 'Correio eletrônico',
      clausulas: [
        'Anexos enviados têm até 50 MB por programa de correio e até 30 MB pelo webmail. Mensagens recebidas têm até 50 MB.',
        'Cada mensagem pode ter até 20 destinatários.',
        'O envio é limitado a 250 mensagens por hora por domínio, ou a uma mensagem idêntica a cada 10 segundos, no máximo 5000 idênticas por dia.',
        'Vale também a política de spam, que faz parte deste contrato.',
      ],
    },
    {
      titulo: 'Uso do servidor',
      clausulas: [
        'Um processo pode usar até 5% da CPU por até 20 minutos.',
        'Cada domínio tem direito a uma conta SVN.',
        'O disco excedente é cobrado a R$ 1,00 por GB, mensalmente.',
        'Vale também a política de uso, que faz parte deste contrato.',
      ],
    },
    {
      titulo: 'Pagamento',
      clausulas: [
        'O pagamento é antecipado, integral, por PIX, PayPal ou boleto bancário, sem parcelamento.',
        `O CONTRATANTE pode usar o plano por ${familiaDoTipo('PHP').diasDeTeste} dias depois do pedido sem pagar. Para continuar, paga até o último dia desse prazo; se não quiser continuar, nada é cobrado.`,
        'O CONTRATANTE que não receber o boleto até 5 dias antes do vencimento deve solicitar uma nova via.',
        'O atraso gera multa de 10% e juros de 0,5%.',
        'O serviço é interrompido 5 dias após o vencimento não pago.',
        'A reativação depende do pagamento dos débitos e de uma taxa igual a uma mensalidade, e ocorre em até 48 horas.',
        'O contrato é cancelado automaticamente se o débito passar de uma mensalidade por 30 dias.',
      ],
    },
    {
      titulo: 'Disponibilidade',
      clausulas: [
        `A CONTRATADA garante disponibilidade de ${DISPONIBILIDADE_DO_CONTRATO.hospedagem} no mês. Se não a atingir, o CONTRATANTE fica isento de uma mensalidade.`,
        'Interrupções programadas de mais de 6 horas são avisadas com 3 dias de antecedência.',
        'Interrupções urgentes podem durar até 2 horas cada uma.',
        'A janela de manutenção é das 00:00 às 06:00.',
      ],
    },
    {
      titulo: 'Cópias de segurança',
      clausulas: [
        'É feita uma cópia diária dos bancos de dados, guardada por 5 dias, e uma cópia semanal dos arquivos.',
        'As cópias servem à recuperação de desastres. O CONTRATANTE mantém as suas próprias.',
      ],
    },
    {
      titulo: 'Suspensão',
      clausulas: [
        'O serviço pode estar ativo, suspenso (por violação ou falta de pagamento), rescindido, ou reativado após o pagamento dos débitos e da taxa.',
        'O CONTRATANTE suspenso por violação tem 15 dias para corrigir a causa, sob pena de rescisão.',
      ],
    },
    {
      titulo: 'Cancelamento',
      clausulas: [
        `O CONTRATANTE pede o cancelamento ${peloPortal(marca)}, com pelo menos ${DIAS_DE_AVISO} dias de antecedência da renovação. O pedido pode ser feito a qualquer momento; o que chega depois disso vale para a renovação seguinte.`,
        `O CONTRATANTE pode desistir ${PRAZO_DA_LEI}.`,
        MESES_NAO_USADOS,
        'Não há multa de cancelamento nem contrato de fidelidade. Os dados são apagados 30 dias depois do fim do contrato.',
      ],
    },
    foro(marca),
  ],
});
