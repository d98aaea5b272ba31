import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import type { PainelQuery } from '../../../graphql/generated/admin/graphql.ts';
import { ASSINATURA_ESPERANDO } from '../../../modules/checkout/assinatura.ts';
import { MENSAGEM_ESPERANDO } from '../../../modules/contact/mensagem.ts';
import { EMAIL_A_EQUIPE, EMAIL_AO_CLIENTE } from '../../../modules/outbox/entrega.ts';
import { haQuanto } from '../format.ts';

type Painel = PainelQuery['painelAdmin'];

const ANTIGAS = { ordenar: 'criadaEm' } as const;

/** What waits for staff, and since when; each leads to its list, in which the oldest stands first. */
export function Waiting({ painel }: { painel: Painel }) {
  const { desde, assinaturasNovas, mensagensNovas, valoresPorConferir, avisosDesistidos } = painel;
  const { confirmacoesEmEspera, emailsDaEquipeEmEspera, webhooksPausados } = painel;
  return (
    <ul className="figures">
      <Figure numero={assinaturasNovas} desde={desde.assinaturasNovas} uma="a mais antiga">
        {(conteudo) => (
          <Link to="/assinaturas" search={{ status: ASSINATURA_ESPERANDO, ...ANTIGAS }}>
            {conteudo(assinaturasNovas === 1 ? 'assinatura esperando' : 'assinaturas esperando')}
          </Link>
        )}
      </Figure>
      <Figure numero={mensagensNovas} desde={desde.mensagensNovas} uma="a mais antiga">
        {(conteudo) => (
          <Link to="/mensagens" search={{ status: MENSAGEM_ESPERANDO, ...ANTIGAS }}>
            {conteudo(mensagensNovas === 1 ? 'mensagem esperando' : 'mensagens esperando')}
          </Link>
        )}
      </Figure>
      {valoresPorConferir > 0 && (
        <Figure numero={valoresPorConferir} desde={desde.valoresPorConferir} uma="a mais antiga">
          {(conteudo) => (
            <Link to="/assinaturas" search={{ conferir: 'sim', ...ANTIGAS }}>
              {conteudo('com valor por conferir, fora das somas')}
            </Link>
          )}
        </Figure>
      )}
      {avisosDesistidos > 0 && (
        <Figure numero={avisosDesistidos} desde={desde.avisosDesistidos} uma="o mais antigo">
          {(conteudo) => (
            <Link to="/entregas" search={{ estado: 'desistida', antigas: 'sim' }}>
              {conteudo(`${avisosDesistidos === 1 ? 'aviso ou e-mail' : 'avisos ou e-mails'} sem entrega`)}
            </Link>
          )}
        </Figure>
      )}
      {confirmacoesEmEspera > 0 && (
        <Figure numero={confirmacoesEmEspera} desde={desde.confirmacoesEmEspera} uma="o mais antigo">
          {(conteudo) => (
            <Link to="/entregas" search={{ estado: 'esperando', destino: EMAIL_AO_CLIENTE, antigas: 'sim' }}>
              {conteudo(
                `${confirmacoesEmEspera === 1 ? 'e-mail a cliente espera a vez dele' : 'e-mails a clientes esperam a vez deles'}: muitos pedidos de endereços novos`,
              )}
            </Link>
          )}
        </Figure>
      )}
      {emailsDaEquipeEmEspera > 0 && (
        <Figure numero={emailsDaEquipeEmEspera} desde={desde.emailsDaEquipeEmEspera} uma="o mais antigo">
          {(conteudo) => (
            <Link to="/entregas" search={{ estado: 'esperando', destino: EMAIL_A_EQUIPE, antigas: 'sim' }}>
              {conteudo(
                `${emailsDaEquipeEmEspera === 1 ? 'e-mail à equipe espera' : 'e-mails à equipe esperam'} alguns minutos: foram muitos, e vão juntos em um só`,
              )}
            </Link>
          )}
        </Figure>
      )}
      {webhooksPausados > 0 && (
        <Figure numero={webhooksPausados} desde={desde.webhooksPausados} uma="o primeiro">
          {(conteudo) => <Link to="/webhooks">{conteudo(webhooksPausados === 1 ? 'webhook pausado' : 'webhooks pausados')}</Link>}
        </Figure>
      )}
    </ul>
  );
}

interface FigureProps {
  numero: number;
  desde: string | null;
  /** What the one is called that is there for longest. */
  uma: string;
  children: (conteudo: (texto: string) => ReactNode) => ReactNode;
}

function Figure({ numero, desde, uma, children }: FigureProps) {
  return (
    <li>
      {children((texto) => (
        <>
          <strong>{numero}</strong> {texto}
          {/* Of one alone there is no other that is younger. */}
          {desde && <span className="age">{`${numero === 1 ? '' : `${uma} `}${haQuanto(desde)}`}</span>}
        </>
      ))}
    </li>
  );
}
