// The package brings no types; this is the part that the contender uses.
declare module 'react-speech-recognition' {
  interface Subscriber {
    onListeningChange(listening: boolean): void;
    onTranscriptChange(interim: string, final: string): void;
    onClearTranscript(): void;
    onMicrophoneAvailabilityChange(isAvailable: boolean): void;
    onBrowserSupportsSpeechRecognitionChange(isSupported: boolean): void;
    onBrowserSupportsContinuousListeningChange(isSupported: boolean): void;
  }
  interface Manager {
    subscribe(id: string, subscriber: Subscriber): void;
    startListening(options: { continuous: boolean; language: string }): Promise<void>;
    stopListening(): Promise<void>;
    isMicrophoneAvailable: boolean;
  }
  const library: { getRecognitionManager(): Manager };
  export default library;
}
