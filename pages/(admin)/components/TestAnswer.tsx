import { useQuery } from '@apollo/client/react';
import { useEffect } from 'react';
import { EntregasDocument } from '../../../graphql/generated/admin/graphql.ts';

const POLL_MS = 1000;

interface TestAnswerProps {
  /** The entry that the test is. */
  id: string;
  /** Its answer is there. */
  onAnswered: () => void;
}

/** What a receiver has said to a test, as soon as it has. */
export function TestAnswer({ id, onAnswered }: TestAnswerProps) {
  const { data, stopPolling } = useQuery(EntregasDocument, {
    variables: { pagina: 1, id },
    fetchPolicy: 'network-only',
    pollInterval: POLL_MS,
    context: { byItself: true },
  });
  const teste = data?.entregas.itens[0];
  const answered = teste !== undefined && teste.estado !== 'esperando';
  useEffect(() => {
    if (!answered) return;
    stopPolling();
    onAnswered();
    // Told once, whatever has been rendered since.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [answered]);
  if (!answered) return <p role="status">Esperando a resposta ao teste…</p>;
  const arrived = teste.estado === 'entregue';
  return (
    <p role="status">
      {arrived ? 'O teste chegou. O endereço respondeu: ' : 'O teste não foi aceito: '}
      <span className="answer">{teste.resposta}</span>
    </p>
  );
}
