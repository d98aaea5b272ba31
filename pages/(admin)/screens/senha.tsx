import { useSignedIn } from '../application/signedIn.ts';
import { OwnPassword } from '../components/OwnPassword.tsx';
import { OwnSessions } from '../components/OwnSessions.tsx';
import { SecondFactor } from '../components/SecondFactor.tsx';
import { useAnswer, useAnswerIfAny } from '../components/useAnswer.ts';
import { fatorQuestion, sessoesQuestion } from './senha.screen.ts';

/** One's own account; where it lacks the second factor that the shop asks for, that first, and the password beside it. */
export default function OwnAccountScreen() {
  const { faltaFator } = useSignedIn();
  const { meuSegundoFator } = useAnswer(fatorQuestion());
  const sessoes = useAnswerIfAny(sessoesQuestion(), !faltaFator)?.minhasSessoes;
  return (
    <>
      <h1>Minha conta</h1>
      {!faltaFator && <OwnPassword />}
      <SecondFactor fator={meuSegundoFator} />
      {faltaFator && <OwnPassword />}
      {sessoes && <OwnSessions sessoes={sessoes} />}
    </>
  );
}
