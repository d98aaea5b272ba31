import { useRouter } from '@tanstack/react-router';
import { useEffect, useState, type ReactNode } from 'react';
import { Autocomplete, useFilter } from 'react-aria-components/Autocomplete';
import { Header } from 'react-aria-components/Header';
import { Menu, MenuItem, MenuSection } from 'react-aria-components/Menu';
import { Input, SearchField } from 'react-aria-components/SearchField';
import { conferirCpfCnpj } from '../../../modules/brazil/cpfCnpj.ts';
import { valorDoDia } from '../../../modules/catalogue/precoAgendado.ts';
import { mascararCpfCnpj } from '../../../modules/brazil/mascaras.ts';
import { ehEmail } from '../../../modules/contact/email.ts';
import type { Permitido } from '../../../modules/roles/papel.ts';
import { lerTitular } from '../../../modules/privacy/titular.ts';
import { IrParaDocument, type IrParaQuery } from '../../../graphql/generated/desk/graphql.ts';
import { ask, type Refusal } from '../adminApi.ts';
import { reais } from '../format.ts';
import { randomKey } from '../../draft.ts';
import { useSignedIn } from '../application/signedIn.ts';
import { areaOf, SCREENS, screensOf, type ScreenName } from '../screens/screens.ts';
import { EXPORTS, NEW_ROWS, queuePlaces } from './acts.ts';
import { useOwnQueues } from './queueCounts.ts';
import { StaffDialog } from './StaffDialog.tsx';
import { takeOut } from './takeOut.ts';

/** How long one types on before the server is asked, in milliseconds. */
const PAUSE = 120;
/** Of each kind, as many as are read at a glance. */
const SHOWN = 6;

interface Place {
  id: string;
  titulo: ReactNode;
  texto: string;
  to: `/${ScreenName}`;
  search?: Readonly<Record<string, string>>;
  /** A row is begun there. */
  isNew?: true;
  /** A file is taken out from here instead of going anywhere. */
  file?: string;
}

/** Goes to any screen, queue, order, message, person or plan by what is typed, and begins what can be begun there; the first that fits is taken with Enter. */
export function GoTo({ onClose }: { onClose: () => void }) {
  const router = useRouter();
  const [typed, setTyped] = useState('');
  const { contains } = useFilter({ sensitivity: 'base' });
  const signedIn = useSignedIn();
  const { permitido } = signedIn;
  const seesOrders = permitido.le.includes('pedidos');
  const { found, failed } = useFound(typed.trim(), seesOrders);
  const own = { assinaturas: useOwnQueues('assinaturas'), mensagens: useOwnQueues('mensagens') };
  const [error, setError] = useState('');
  const words = typed.trim().split(/\s+/);
  const fits = (label: string) => words.every((word) => contains(label, word));
  const groups = [
    ['Telas', screensLike(fits, permitido)],
    ['Filas', seesOrders ? queuesLike(fits, signedIn, own) : []],
    ['Ações', actsLike(fits, permitido)],
    // Before orders, which are found by the names of their plans too.
    ['Planos', found ? plansOf(found) : []],
    ['Assinaturas', found ? ordersOf(found, typed) : []],
    ['Mensagens', found ? messagesOf(found) : []],
    ['Pessoas', seesOrders ? personOf(typed) : []],
  ] as const;
  const places = new Map(groups.flatMap(([, group]) => group.map((place) => [place.id, place] as const)));
  const go = (key: string | number) => {
    const { to, search, isNew, file } = places.get(String(key))!;
    if (file !== undefined) return void takeOut(file).then(onClose, (refusal: Refusal) => setError(refusal.message));
    onClose();
    void router.navigate({ to, search: search as never, ...(isNew && { state: { novo: randomKey() } }) });
  };
  return (
    <StaffDialog titulo="Ir para" onClose={onClose}>
      <Autocomplete inputValue={typed} onInputChange={setTyped}>
        <SearchField aria-label="Ir para" className="go-to__field">
          <Input placeholder="Tela, nome, telefone, e-mail, CPF/CNPJ, domínio, código ou plano" />
        </SearchField>
        <Menu
          className="go-to"
          aria-label="O que se encontrou"
          onAction={go}
          renderEmptyState={() => <p>{found || typed.trim() === '' ? 'Nada com este texto.' : (failed ?? 'Procurando…')}</p>}
        >
          {groups.map(
            ([titulo, group]) =>
              group.length > 0 && (
                <MenuSection key={titulo} id={titulo}>
                  <Header>{titulo}</Header>
                  {group.map(({ id, titulo: shown, texto }) => (
                    <MenuItem key={id} id={id} textValue={texto} className="go-to__item">
                      {shown}
                    </MenuItem>
                  ))}
                </MenuSection>
              ),
          )}
        </Menu>
      </Autocomplete>
      {error && <p role="alert">{error}</p>}
    </StaffDialog>
  );
}

/** What the server finds of a text, once one has stopped typing it, or why it does not; null until then: what it has found of another is somebody else's. */
function useFound(busca: string, pedidos: boolean): { found: IrParaQuery | null; failed: string | null } {
  const [said, say] = useState<{ busca: string; found: IrParaQuery | null; failed: string | null } | null>(null);
  useEffect(() => {
    if (busca === '') return;
    let over = false;
    const timer = window.setTimeout(() => {
      ask(IrParaDocument, { busca, pedidos }).then(
        (found) => !over && say({ busca, found, failed: null }),
        ({ message }: Refusal) => !over && say({ busca, found: null, failed: message }),
      );
    }, PAUSE);
    return () => {
      over = true;
      window.clearTimeout(timer);
    };
  }, [busca, pedidos]);
  return said?.busca === busca ? said : { found: null, failed: null };
}

function screensLike(fits: (label: string) => boolean, permitido: Permitido): Place[] {
  return screensOf(permitido)
    .filter((name) => fits(SCREENS[name].menu.label))
    .map((name) => {
      const { label } = SCREENS[name].menu;
      return { id: `tela ${name}`, titulo: label, texto: label, to: `/${name}` };
    });
}

function queuesLike(fits: (label: string) => boolean, ...whose: Parameters<typeof queuePlaces>): Place[] {
  return queuePlaces(...whose)
    .filter(({ rotulo }) => fits(rotulo))
    .map(({ rotulo, to, search }, at) => ({ id: `fila ${at} ${rotulo}`, titulo: rotulo, texto: rotulo, to: `/${to}`, search }));
}

function actsLike(fits: (label: string) => boolean, { le, muda }: Permitido): Place[] {
  const place = (screen: ScreenName, rotulo: string, how: Pick<Place, 'isNew' | 'file'>): Place => ({
    id: `ação ${rotulo}`,
    titulo: rotulo,
    texto: rotulo,
    to: `/${screen}`,
    ...how,
  });
  const begun = NEW_ROWS.filter(([screen]) => muda.includes(areaOf(screen))).map(([screen, rotulo]) =>
    place(screen, rotulo, { isNew: true }),
  );
  const files = EXPORTS.filter(([screen]) => le.includes(areaOf(screen))).map(([screen, rotulo, file]) =>
    place(screen, rotulo, { file }),
  );
  return begun.filter(({ texto }) => fits(`${texto} criar cadastrar adicionar`)).concat(files.filter(({ texto }) => fits(texto)));
}

function ordersOf({ assinaturas }: IrParaQuery, busca: string): Place[] {
  return (assinaturas?.itens ?? []).slice(0, SHOWN).map(({ id, codigo, nome, valor }) => ({
    id: `assinatura ${id}`,
    titulo: (
      <>
        <strong>{nome}</strong> <span className="code">{codigo}</span> {reais(valor)}
      </>
    ),
    texto: `${nome} ${codigo}`,
    to: '/assinaturas',
    search: { busca: busca.trim(), id },
  }));
}

function messagesOf({ mensagens }: IrParaQuery): Place[] {
  return (mensagens?.itens ?? []).slice(0, SHOWN).map(({ id, nome, assunto }) => ({
    id: `mensagem ${id}`,
    titulo: (
      <>
        <strong>{assunto}</strong>, de {nome}
      </>
    ),
    texto: `${assunto} ${nome}`,
    to: '/mensagens',
    search: { id },
  }));
}

/** Whoever has the document or the address that is typed, once it is whole: a mobile number has as many digits as a CPF, which check each other. */
function personOf(typed: string): Place[] {
  const titular = lerTitular(typed);
  if (titular === null || ('email' in titular ? !ehEmail(titular.email) : conferirCpfCnpj(titular.cpfCnpj) !== null)) return [];
  const shown = 'email' in titular ? titular.email : mascararCpfCnpj(titular.cpfCnpj);
  return [
    {
      id: `pessoa ${shown}`,
      titulo: (
        <>
          Tudo de <strong>{shown}</strong>
        </>
      ),
      texto: shown,
      to: '/pessoa',
      search: { titular: shown },
    },
  ];
}

function plansOf({ planosCadastrados }: IrParaQuery): Place[] {
  return planosCadastrados.itens.slice(0, SHOWN).map(({ id, nome, ...precos }) => ({
    id: `plano ${id}`,
    titulo: (
      <>
        <strong>{nome}</strong> {reais(valorDoDia(precos, new Date()))}
      </>
    ),
    texto: nome,
    to: '/planos',
    search: { busca: nome },
  }));
}
