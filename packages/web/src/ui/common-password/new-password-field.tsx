import type { TextInputProps } from '@mantine/core';
import { TriangleAlert } from 'lucide-react';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { PasswordField } from '../password-field';
import { isCommonPassword } from './is-common-password';
import look from './new-password-field.module.css';

interface NewPasswordFieldProps extends TextInputProps {
  readonly value: string;
}

/** A password that is being chosen: a common one is warned of and taken (AUTH-16). */
export function NewPasswordField(props: NewPasswordFieldProps) {
  const { t } = useTranslation('auth');
  const { value } = props;
  const [common, setCommon] = useState('');
  useEffect(() => {
    let isCurrent = true;
    // A list that cannot be loaded warns of nothing: the warning is no condition.
    isCommonPassword(value).then(
      (isCommon) => isCurrent && setCommon(isCommon ? value : ''),
      () => undefined,
    );
    return () => {
      isCurrent = false;
    };
  }, [value]);
  return (
    <div>
      <PasswordField {...props} autoComplete="new-password" />
      <div role="status">
        {common !== '' && common === value && (
          <p className={look['warning']}>
            <TriangleAlert aria-hidden="true" />
            {t('password.common')}
          </p>
        )}
      </div>
    </div>
  );
}
