import { DESDE_QUANDO, DIAS_DO_REEMBOLSO, PRAZO_DA_LEI } from '../../contract/desistencia.ts';
import { DISPONIBILIDADE_DO_CONTRATO } from '../../contract/disponibilidade.ts';
import { MESES_NAO_USADOS, QUANTO_CUSTA_RENOVAR } from '../../contract/renovacao.ts';
import { peloPortal } from '../../brand/canais.ts';
import type { EscreverDocumento } from './documento.server.ts';
import { foro, partes } from './partes.server.ts';

export const contratoDeVps: EscreverDocumento = (marca) => ({
  titulo: 'Contrato de VPS e servidor dedicado',
  descricao: `Contrato de VPS e servidores dedicados da ${marca.BRAND_NAME}: prazo, pagamento, disponibilidade, responsabilidades e cancelamento.`,
  resumo: `Prazo de 30 ou 365 dias. Disponibilidade de ${DISPONIBILIDADE_DO_CONTRATO.servidor} ou uma mensalidade isenta. Interrupção 1 dia após o vencimento não pago. A administração do sistema é do cliente.`,
  versao: '2026-11-25',
  secoes: [
    {
      titulo: 'Partes e objeto',
      clausulas: [
        ...partes(marca),
        'O objeto é a locação de servidor virtual (VPS) ou servidor dedicado, conforme a configuração escolhida, sem administração do sistema operacional.',
      ],
    },
    {
      titulo: 'Prazo',
      clausulas: [
        'O contrato vale por 30 ou 365 dias, conforme o período contratado, e é renovável por períodos iguais. O período semestral é o de 30 dias contratado seis vezes, pago de uma só vez.',
        'Não há período de teste. O acesso é liberado após a confirmação do pagamento.',
        'Os valores são reajustados uma vez por ano pelo IPCA.',
        QUANTO_CUSTA_RENOVAR,
      ],
    },
    {
      titulo: 'Pagamento',
      clausulas: [
        'O pagamento é antecipado e integral, por PIX, PayPal ou boleto bancário, sem parcelamento.',
        'O serviço é interrompido 1 dia após o vencimento não pago.',
        'Pagamentos por depósito em atraso são convertidos em boleto bancário pelo preço cheio, sem desconto.',
        'O atraso gera multa de 10% e juros de 0,5%.',
        'A reativação depende do pagamento dos débitos e de uma taxa igual a uma mensalidade. Dados de servidores não reativados são apagados.',
      ],
    },
    {
      titulo: 'Disponibilidade',
      clausulas: [
        `A CONTRATADA garante disponibilidade de ${DISPONIBILIDADE_DO_CONTRATO.servidor} no mês. Se não a atingir, o CONTRATANTE fica isento de uma mensalidade.`,
        'A garantia cobre rede, energia e equipamento. Falhas do sistema ou dos programas do CONTRATANTE não entram na conta.',
      ],
    },
    {
      titulo: 'Recursos e rede',
      clausulas: [
        'O tráfego de entrada é ilimitado, e o de saída, de 30 TB por mês. Todos os servidores têm proteção contra ataques de negação de serviço.',
        'VPS têm backup diário com retenção de 1 dia. Servidores dedicados não têm backup incluído.',
        'Upgrade é permitido nas linhas cPanel, Special e Windows, sem downgrade. Nas linhas Linux, ICP, n8n e em servidores dedicados não há troca de configuração.',
        `VPS das linhas Linux, Special, ICP e n8n podem ser reembolsados em até ${DIAS_DO_REEMBOLSO} dias ${DESDE_QUANDO}.`,
      ],
    },
    {
      titulo: 'Responsabilidades',
      clausulas: [
        'A CONTRATADA mantém rede, energia e equipamento, e troca peças com defeito.',
        'O CONTRATANTE administra o sistema operacional, os programas, a segurança e as cópias de seus dados.',
        'No VPS Windows o suporte cobre apenas o hardware. A administração pode ser contratada à parte, em contrato próprio.',
        'Valem também a política de uso e a política de spam, que fazem parte deste contrato.',
      ],
    },
    {
      titulo: 'Suspensão e cancelamento',
      clausulas: [
        'O serviço pode ser suspenso por violação das políticas ou falta de pagamento, e rescindido se a causa não for corrigida.',
        `O CONTRATANTE pode cancelar a qualquer momento ${peloPortal(marca)}, sem multa. O período já pago não é prorrogado.`,
        `O CONTRATANTE pode desistir ${PRAZO_DA_LEI}.`,
        MESES_NAO_USADOS,
      ],
    },
    foro(marca),
  ],
});
