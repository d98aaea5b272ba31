import { Body } from '@react-email/body';
import { Button } from '@react-email/button';
import { Column } from '@react-email/column';
import { Container } from '@react-email/container';
import { Head } from '@react-email/head';
import { Heading } from '@react-email/heading';
import { Html } from '@react-email/html';
import { Img } from '@react-email/img';
import { Link } from '@react-email/link';
import { Row } from '@react-email/row';
import { Section } from '@react-email/section';
import { Text } from '@react-email/text';
import { renderToStaticMarkup } from 'react-dom/server';
import type { CoresDaMarca } from '../brand/cores.server.ts';
import type { Bloco, Carta, Linha, Loja } from './carta.ts';
import { rodape } from './texto.ts';

/** How letters look. */
export interface Aparencia {
  cores: CoresDaMarca;
  /** Address of the company's picture, beside its name. */
  emblema: string;
}

interface Partes extends Aparencia {
  loja: Loja;
  /** Address of the picture of a QR Code: what is attached, or what a page shows. */
  qrCode: string;
}

/** A letter as HTML, for programs of mail: tables, styles within, both schemes of colours, and nothing lost without pictures. */
export function htmlDaCarta(carta: Carta, partes: Partes): string {
  return `<!DOCTYPE html>${renderToStaticMarkup(<Pagina carta={carta} {...partes} />)}`;
}

/** Fonts that every machine has: programs of mail load none. */
const LETRA = 'Figtree, Arial, Helvetica, sans-serif';

function Pagina({ carta, cores, emblema, loja, qrCode }: Partes & { carta: Carta }) {
  return (
    <Html lang="pt-BR">
      <Head>
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="color-scheme" content="light dark" />
        <meta name="supported-color-schemes" content="light dark" />
        <meta name="format-detection" content="telephone=no, date=no, address=no, email=no, url=no" />
        <title>{carta.assunto}</title>
        <style>{folha(cores)}</style>
      </Head>
      <Body className="pagina" style={{ fontFamily: LETRA, margin: 0 }}>
        <div style={{ display: 'none', maxHeight: 0, overflow: 'hidden' }}>{carta.previa}</div>
        <Container style={{ maxWidth: '600px', width: '100%', padding: '24px 12px' }}>
          <Section style={{ backgroundColor: cores.escura, borderRadius: '14px 14px 0 0', padding: '16px 24px' }}>
            <Row>
              <Column style={{ width: '48px' }}>
                <Img src={emblema} width="36" height="36" alt="" {...SEM_PRELOAD} />
              </Column>
              <Column style={{ color: cores.textoNoEscuro, fontSize: '18px', fontWeight: 700 }}>{loja.nome}</Column>
            </Row>
          </Section>
          <Section
            className="cartao"
            style={{
              backgroundColor: cores.cartao,
              borderRadius: '0 0 14px 14px',
              color: cores.texto,
              padding: '16px 24px 24px',
            }}
          >
            <Heading as="h1" style={{ fontSize: '26px', lineHeight: '32px', margin: '8px 0 16px' }}>
              {carta.titulo}
            </Heading>
            {carta.blocos.map((bloco, i) => (
              <Parte key={i} bloco={bloco} cores={cores} qrCode={qrCode} />
            ))}
          </Section>
          <Section style={{ padding: '16px 24px' }}>
            {[...rodape(loja), carta.motivo].map((linha) => (
              <Text key={linha} className="suave" style={{ ...PEQUENO, color: cores.textoSuave }}>
                {linha}
              </Text>
            ))}
          </Section>
        </Container>
      </Body>
    </Html>
  );
}

/** React would have the head fetch the picture beforehand, which mail does not. */
const SEM_PRELOAD = { fetchPriority: 'low' } as const;

const CORPO = { fontSize: '16px', lineHeight: '24px', margin: '0 0 16px' } as const;
const PEQUENO = { fontSize: '13px', lineHeight: '20px', margin: '0 0 4px' } as const;

function Parte({ bloco, cores, qrCode }: { bloco: Bloco; cores: CoresDaMarca; qrCode: string }) {
  switch (bloco.tipo) {
    case 'paragrafo':
      return <Text style={CORPO}>{bloco.texto}</Text>;
    case 'titulo':
      return (
        <Heading as="h2" style={{ fontSize: '18px', lineHeight: '24px', margin: '24px 0 8px' }}>
          {bloco.texto}
        </Heading>
      );
    case 'recibo':
      return (
        <Section style={{ margin: '0 0 16px' }}>
          {bloco.linhas.map((linha) => (
            <LinhaDoRecibo key={linha.rotulo} {...linha} cores={cores} />
          ))}
          {bloco.total && <LinhaDoRecibo {...bloco.total} cores={cores} ehTotal />}
        </Section>
      );
    case 'botao':
      return (
        <Section style={{ margin: '8px 0 16px' }}>
          <Button
            href={bloco.endereco}
            style={{
              backgroundColor: cores.acao,
              borderRadius: '8px',
              color: cores.escuraProfunda,
              fontSize: '16px',
              fontWeight: 700,
              padding: '12px 20px',
            }}
          >
            {bloco.rotulo}
          </Button>
        </Section>
      );
    case 'link':
      return (
        <Text style={CORPO}>
          <Link className="link" href={bloco.endereco} style={{ color: cores.principal, textDecoration: 'underline' }}>
            {bloco.rotulo}
          </Link>
        </Text>
      );
    case 'pix':
      return (
        <Section style={{ margin: '0 0 16px' }}>
          <Img
            src={qrCode}
            width="240"
            height="240"
            alt="QR Code do PIX"
            style={{ backgroundColor: '#ffffff', borderRadius: '8px' }}
          />
          <Text className="suave" style={{ ...PEQUENO, color: cores.textoSuave, margin: '12px 0 4px' }}>
            PIX copia e cola
          </Text>
          <Text className="codigo" style={{ ...CODIGO, backgroundColor: cores.fundoAlternado }}>
            {bloco.codigo}
          </Text>
        </Section>
      );
    case 'citacao':
      return (
        <Text
          className="codigo"
          style={{
            ...CORPO,
            backgroundColor: cores.fundoAlternado,
            borderRadius: '8px',
            padding: '12px',
            whiteSpace: 'pre-wrap',
          }}
        >
          {bloco.texto}
        </Text>
      );
  }
}

const CODIGO = {
  borderRadius: '8px',
  fontFamily: 'Menlo, Consolas, monospace',
  fontSize: '13px',
  lineHeight: '20px',
  margin: 0,
  padding: '12px',
  wordBreak: 'break-all',
} as const;

function LinhaDoRecibo({ rotulo, texto, cores, ehTotal }: Linha & { cores: CoresDaMarca; ehTotal?: boolean }) {
  const como = {
    borderTop: `1px solid ${cores.linha}`,
    fontSize: ehTotal ? '18px' : '15px',
    fontWeight: ehTotal ? 700 : 400,
    lineHeight: '22px',
    padding: '8px 0',
    verticalAlign: 'top',
  } as const;
  return (
    <Row>
      <Column className="linha" style={como}>
        {rotulo}
      </Column>
      <Column className="linha" align="right" style={{ ...como, paddingLeft: '16px', textAlign: 'right' }}>
        {texto.replaceAll(/(−|R\$) /g, '$1\u00a0')}
      </Column>
    </Row>
  );
}

/** Ground of the page, and what another scheme changes. Without quotes: React writes them as entities, which a style sheet has none of. */
function folha(cores: CoresDaMarca): string {
  const escuro = [
    `.pagina{background-color:${cores.escuraProfunda}!important}`,
    `.cartao{background-color:${cores.escura}!important;color:${cores.textoNoEscuro}!important}`,
    `.suave{color:${cores.textoSuaveNoEscuro}!important}`,
    `.linha{border-top-color:${cores.escuraMedia}!important}`,
    `.codigo{background-color:${cores.escuraMedia}!important;color:${cores.textoNoEscuro}!important}`,
    `.link{color:${cores.acaoClara}!important}`,
  ];
  const claro = `:root{color-scheme:light dark;supported-color-schemes:light dark}.pagina{background-color:${cores.fundo}}`;
  return `${claro}@media (prefers-color-scheme:dark){${escuro.join('')}}`;
}
