import { type CompanyMember, LANGUAGE_NAMES } from '@genbatalk/contract';
import { UserPlus } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { paths } from '../../../app/paths';
import { errorText } from '../../../i18n/error-text';
import { useSession } from '../../../session/session';
import { Button } from '../../../ui/button';
import { EmptyState } from '../../../ui/empty-state';
import { ErrorState } from '../../../ui/error-state';
import { LoadingScreen } from '../../../ui/loading-screen';
import { Notice } from '../../../ui/notice';
import { Sheet } from '../../../ui/sheet';
import { toast } from '../../../ui/toast';
import { useMembers } from '../../admin-members/api';
import { useSetChannelMembers } from '../api';
import type { ChannelCard } from '../model/channel-card';
import { crewChoices, toggled } from '../model/crew';
import look from './crew-sheet.module.css';

interface CrewSheetProps {
  readonly card: ChannelCard;
  readonly onClose: () => void;
}

/** Who is in a channel: one tap takes in, one takes out (CHAN-20). */
export function CrewSheet({ card, onClose }: CrewSheetProps) {
  const { t } = useTranslation('channels');
  const company = useMembers();
  return (
    <Sheet isOpen title={t('crew.title', { name: card.name })} onClose={onClose}>
      {company.isPending && <LoadingScreen />}
      {company.isError && company.data === undefined && (
        <ErrorState
          title={t('crew.loadFailed')}
          error={company.error}
          onRetry={() => void company.refetch()}
        />
      )}
      {company.data !== undefined && (
        <CrewForm card={card} company={company.data.members} onClose={onClose} />
      )}
    </Sheet>
  );
}

interface CrewFormProps extends CrewSheetProps {
  readonly company: readonly CompanyMember[];
}

function CrewForm({ card, company, onClose }: CrewFormProps) {
  const { t } = useTranslation(['channels', 'common']);
  const selfId = useSession(({ user }) => user?.id ?? '');
  // As it was when the sheet opened: what changes meanwhile must not move under the finger.
  const [choices] = useState(() => crewChoices(company, new Set(card.memberIds), selfId));
  const [chosen, setChosen] = useState<ReadonlySet<string>>(() => new Set(card.memberIds));
  const save = useSetChannelMembers(card.id);
  if (choices.length <= 1) {
    return (
      <EmptyState icon={<UserPlus />} title={t('crew.alone')} text={t('crew.aloneText')}>
        <Button component={Link} to={paths.adminMembers}>
          {t('memberAdmin')}
        </Button>
      </EmptyState>
    );
  }
  const submit = () =>
    save.mutate([...chosen], {
      onSuccess: () => {
        toast.ok(t('crew.done'));
        onClose();
      },
    });
  return (
    <div className={look['form']}>
      <p className={look['lead']}>{t('crew.lead')}</p>
      <ul className={look['people']}>
        {choices.map(({ id, nickname, language, isSelf }) => (
          <li key={id}>
            <label>
              <input
                type="checkbox"
                checked={isSelf || chosen.has(id)}
                disabled={isSelf}
                onChange={() => setChosen(toggled(chosen, id))}
              />
              <span className={look['name']}>{nickname}</span>
              <span className={look['language']}>{isSelf ? t('crew.you') : LANGUAGE_NAMES[language]}</span>
            </label>
          </li>
        ))}
      </ul>
      {save.isError && <Notice tone="danger" title={t('crew.failed')} text={errorText(save.error)} />}
      <Button size="lg" fullWidth loading={save.isPending} onClick={submit}>
        {t('common:action.save')}
      </Button>
    </div>
  );
}
