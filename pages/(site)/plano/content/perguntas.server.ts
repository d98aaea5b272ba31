import { aplicacaoDe } from '../../../../modules/catalogue/especificacao.ts';
import { painelDe, type Familia } from '../../../../modules/catalogue/familia.ts';
import type { Brand } from '../../../../platform/brand.ts';
import { canaisDeSuporte, peloPortal } from '../../../../modules/brand/canais.ts';
import { direitoAntesDePagar } from '../../../../modules/contract/desistencia.ts';
import { DIAS_DE_AVISO, MESES_NAO_USADOS, QUANTO_CUSTA_RENOVAR } from '../../../../modules/contract/renovacao.ts';
import type { Pergunta } from '../../../components/pergunta.ts';

/** Trial, refund and when access is given: 14 days on shared lines, none on VPS and dedicated (section 9). */
function sobreTeste({ diasDeTeste, reembolso }: Familia): Pergunta {
  if (diasDeTeste > 0) {
    return {
      pergunta: 'Posso testar antes de pagar?',
      resposta: `Sim. São ${diasDeTeste} dias grátis, com o plano completo e sem cartão de crédito. O acesso é liberado em até 2 horas e, se você não continuar, não há nada a pagar nem a cancelar.`,
    };
  }
  const acesso = 'VPS e servidores dedicados não têm período de teste, e o acesso é liberado após a confirmação do pagamento.';
  return {
    pergunta: 'Existe período de teste?',
    resposta: reembolso ? `${acesso} Neste VPS, se o serviço não atender, você pode pedir o reembolso em até 30 dias.` : acesso,
  };
}

/** Payment terms: monthly, semiannual or annual, in full (section 9). */
export function sobrePagamento({ periodos }: Familia): Pergunta {
  const opcoes = periodos[2] === 24 ? 'mensal, anual ou bianual' : 'mensal, semestral ou anual';
  return {
    pergunta: 'Como funciona o pagamento?',
    resposta: `Você escolhe pagamento ${opcoes}, e o desconto é maior nos períodos mais longos. O valor do período é pago integralmente, sem parcelamento, por PIX, PayPal ou boleto bancário.`,
  };
}

export function sobreFidelidade(marca: Brand): Pergunta {
  return {
    pergunta: 'Existe fidelidade ou multa de cancelamento?',
    resposta: `Não. Não há contrato de fidelidade nem multa: você pode cancelar a qualquer momento ${peloPortal(marca)}.`,
  };
}

/** What leaving early and staying on cost, as the contract of the family has it. */
export function sobreRenovacao({ linha, reembolso, periodos }: Familia): Pergunta {
  const hospedagem = linha === 'hospedagem';
  const aviso = hospedagem
    ? ` Para que o plano não seja renovado, peça o cancelamento pelo menos ${DIAS_DE_AVISO} dias antes da renovação.`
    : '';
  // The contract of servers counts in 30 and 365 days.
  const semestre =
    !hospedagem && periodos.includes(6) ? ' O período semestral é o de 30 dias contratado seis vezes, pago de uma só vez.' : '';
  return {
    pergunta: 'E se eu cancelar antes? Quanto custa renovar?',
    resposta: `${direitoAntesDePagar(reembolso)} ${MESES_NAO_USADOS}${aviso} ${QUANTO_CUSTA_RENOVAR}${semestre}`,
  };
}

/** Plan changes: from the panel on hosting, larger only on some VPS families, none on the others (section 9). */
function sobreUpgrade({ linha, upgrade }: Familia): Pergunta {
  if (linha === 'hospedagem') {
    return {
      pergunta: 'Posso mudar de plano depois?',
      resposta:
        'Sim. A troca de plano é feita pelo painel, a qualquer momento, e seus arquivos e bancos de dados continuam onde estão.',
    };
  }
  return {
    pergunta: 'Posso fazer upgrade do plano?',
    resposta: upgrade
      ? 'Sim. Você passa para um plano maior quando precisar. O downgrade, para um plano menor, não é possível, porque o disco não pode ser reduzido com segurança.'
      : 'Não. Esta linha não permite upgrade nem downgrade: para mais recursos, contrate um plano maior e migre seus dados quando quiser.',
  };
}

/** Which panel an application's plan has, of the two that its page speaks of. */
export function sobrePainel(familia: Familia): Pergunta {
  return {
    pergunta: 'Que painel acompanha o plano?',
    resposta: `${painelDe(familia.tipo)}. No cPanel ficam arquivos, e-mails, domínios, bancos de dados e o instalador com 382 scripts; no painel próprio você publica, configura e reinicia as aplicações ${aplicacaoDe(familia)}.`,
  };
}

const BACKUP_HOSPEDAGEM: Pergunta = {
  pergunta: 'Há backup do site?',
  resposta:
    'Sim. Fazemos uma cópia diária dos bancos de dados, guardada por 5 dias, e uma cópia semanal dos arquivos. Elas servem à recuperação de desastres: mantenha também uma cópia sua.',
};

const BACKUP_VPS: Pergunta = {
  pergunta: 'Há backup do servidor?',
  resposta:
    'Sim. Fazemos um backup diário com retenção de 1 dia (24 horas). Recomendamos manter também uma cópia sua, fora do servidor.',
};

export const LOCALIZACAO: Pergunta = {
  pergunta: 'Onde ficam os servidores?',
  resposta: 'No Canadá e nos Estados Unidos, em data centers com links de 50 Gbps, rede de 600 Gbps e proteção anti-DDoS.',
};

const DOMINIO: Pergunta = {
  pergunta: 'Preciso ter um domínio?',
  resposta:
    'Não. Um subdomínio é fornecido gratuitamente. Se quiser registrar um domínio conosco, os valores por ano são R$ 75,00 para .com, R$ 75,00 para .net e R$ 40,00 para .com.br, cobrados à parte do plano.',
};

export function sobreSuporte(marca: Brand): Pergunta {
  return {
    pergunta: 'Como é o suporte?',
    resposta: `O suporte funciona 24 horas: ${canaisDeSuporte(marca)}, sempre em português.`,
  };
}

/** The questions that every hosting page ends with. */
export function perguntasHospedagem(marca: Brand, familia: Familia): Pergunta[] {
  return [
    sobreTeste(familia),
    sobrePagamento(familia),
    DOMINIO,
    sobreUpgrade(familia),
    BACKUP_HOSPEDAGEM,
    sobreFidelidade(marca),
    sobreRenovacao(familia),
    LOCALIZACAO,
    sobreSuporte(marca),
  ];
}

/** The questions that every VPS page ends with. */
export function perguntasVps(marca: Brand, familia: Familia): Pergunta[] {
  return [
    sobreTeste(familia),
    sobreUpgrade(familia),
    BACKUP_VPS,
    sobreFidelidade(marca),
    sobreRenovacao(familia),
    sobrePagamento(familia),
    LOCALIZACAO,
    sobreSuporte(marca),
  ];
}
