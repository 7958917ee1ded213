import { GLOSSARY_LIMITS, type GlossaryTerm, LANGUAGE_NAMES, LANGUAGES } from '@genbatalk/contract';
import { Textarea, TextInput } from '@mantine/core';
import { useForm } from '@mantine/form';
import { useTranslation } from 'react-i18next';
import { useSession } from '../../../session/session';
import { FailureNotice } from '../../../subscription/components/failure-notice';
import { Button } from '../../../ui/button';
import { CheckRow } from '../../../ui/check-row';
import stack from '../../../ui/forms/stack.module.css';
import { LanguageSelect } from '../../../ui/language-select';
import { Sheet } from '../../../ui/sheet';
import { useSaveTerm } from '../api';
import { type TermValues, termEntry, termValues } from '../model/term-form';

interface TermSheetProps {
  /** The term to change; undefined for a new one. */
  readonly term: GlossaryTerm | undefined;
  readonly onClose: () => void;
}

/** One term: how it is said, what it means, what it is called elsewhere, and who answers for that. */
export function TermSheet({ term, onClose }: TermSheetProps) {
  const { t } = useTranslation('glossary');
  const ownLanguage = useSession(({ user }) => user?.language ?? 'ja');
  const save = useSaveTerm();
  const fields = useForm<TermValues>({
    initialValues: termValues(term, ownLanguage),
    validate: { term: (value) => (value.trim() === '' ? t('form.termRequired') : null) },
  });
  const others = LANGUAGES.filter((language) => language !== fields.values.language);
  const submit = (values: TermValues) =>
    save.mutate({ id: term?.id, entry: termEntry(values) }, { onSuccess: onClose });
  return (
    <Sheet isOpen title={t(term === undefined ? 'form.add' : 'form.change')} onClose={onClose}>
      <form className={stack['stack']} noValidate onSubmit={fields.onSubmit(submit)}>
        <div className={stack['pair']}>
          <TextInput
            {...fields.getInputProps('term')}
            label={t('form.term')}
            maxLength={GLOSSARY_LIMITS.termChars}
            autoComplete="off"
            withAsterisk
          />
          <LanguageSelect
            label={t('form.language')}
            value={fields.values.language}
            onChange={(language) => fields.setFieldValue('language', language)}
          />
        </div>
        <TextInput
          {...fields.getInputProps('forms')}
          label={t('form.forms')}
          description={t('form.formsHelp')}
          autoComplete="off"
        />
        <Textarea
          {...fields.getInputProps('meaning')}
          label={t('form.meaning')}
          maxLength={GLOSSARY_LIMITS.meaningChars}
          autosize
        />
        <div className={stack['pair']}>
          {others.map((language) => (
            <TextInput
              key={language}
              {...fields.getInputProps(`translations.${language}`)}
              label={LANGUAGE_NAMES[language]}
              lang={language}
              maxLength={GLOSSARY_LIMITS.termChars}
              autoComplete="off"
            />
          ))}
        </div>
        <CheckRow
          label={t('form.approved')}
          description={t('form.approvedHelp')}
          isChecked={fields.values.approved}
          onChange={(approved) => fields.setFieldValue('approved', approved)}
        />
        {save.isError && <FailureNotice title={t('form.failed')} error={save.error} />}
        <Button type="submit" size="lg" fullWidth loading={save.isPending}>
          {t('form.save')}
        </Button>
      </form>
    </Sheet>
  );
}
