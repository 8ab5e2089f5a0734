// SPDX-License-Identifier: MIT

public import AVFoundation
@_exported public import Foundation

/// The permissions to recognize speech.
public enum SFSpeechRecognizerAuthorizationStatus: Int, Sendable {
  /// The user has not decided.
  case notDetermined
  /// The user has refused.
  case denied
  /// The user cannot decide.
  case restricted
  /// The user has agreed.
  case authorized
}

/// The object that is called when the recognition becomes available, which does not happen.
public protocol SFSpeechRecognizerDelegate: NSObjectProtocol {
  /// Called after a change.
  func speechRecognizer(
    _ speechRecognizer: SFSpeechRecognizer, availabilityDidChange available: Bool)
}

extension SFSpeechRecognizerDelegate {
  /// Does nothing.
  public func speechRecognizer(
    _ speechRecognizer: SFSpeechRecognizer, availabilityDidChange available: Bool
  ) {}
}

// Proof of safety: the recognizer reports nothing.
/// A recognizer of speech, which is not available.
open class SFSpeechRecognizer: NSObject, @unchecked Sendable {
  /// The language.
  public let locale: Locale
  /// The object that is called when the recognition becomes available.
  open weak var delegate: (any SFSpeechRecognizerDelegate)?
  /// The kind of speech.
  open var defaultTaskHint = SFSpeechRecognitionTaskHint.unspecified
  /// The queue of closures.
  open var queue = OperationQueue.main
  /// A Boolean value that indicates whether a network is not needed: always `false`.
  open var supportsOnDeviceRecognition = false
  /// A Boolean value that indicates whether speech can be recognized: always `false`.
  open var isAvailable: Bool { false }

  /// Creates a recognizer of the current language.
  public override convenience init() { self.init(unchecked: .current) }

  /// Creates a recognizer of a language.
  public convenience init?(locale: Locale) { self.init(unchecked: locale) }

  private init(unchecked locale: Locale) { self.locale = locale }

  /// Returns no languages.
  open class func supportedLocales() -> Set<Locale> { [] }

  /// Returns `notDetermined`.
  open class func authorizationStatus() -> SFSpeechRecognizerAuthorizationStatus { .notDetermined }

  /// Calls the handler with `denied`.
  open class func requestAuthorization(
    _ handler: @escaping (SFSpeechRecognizerAuthorizationStatus) -> Void
  ) {
    handler(.denied)
  }

  /// Returns a task that recognizes nothing; the handler is never called.
  @discardableResult
  open func recognitionTask(
    with request: SFSpeechRecognitionRequest,
    resultHandler: @escaping (SFSpeechRecognitionResult?, (any Error)?) -> Void
  ) -> SFSpeechRecognitionTask {
    SFSpeechRecognitionTask()
  }

  /// Returns a task that recognizes nothing.
  @discardableResult
  open func recognitionTask(
    with request: SFSpeechRecognitionRequest, delegate: any SFSpeechRecognitionTaskDelegate
  ) -> SFSpeechRecognitionTask {
    SFSpeechRecognitionTask()
  }
}

/// The kinds of speech.
public enum SFSpeechRecognitionTaskHint: Int, Sendable {
  /// Any.
  case unspecified
  /// A text.
  case dictation
  /// A search.
  case search
  /// A short answer.
  case confirmation
}

/// The object that is called by a task, which does not happen.
public protocol SFSpeechRecognitionTaskDelegate: NSObjectProtocol {}

/// A request to recognize speech.
open class SFSpeechRecognitionRequest: NSObject {
  /// The kind of speech.
  open var taskHint = SFSpeechRecognitionTaskHint.unspecified
  /// A Boolean value that indicates whether parts of the result are reported.
  open var shouldReportPartialResults = true
  /// A Boolean value that indicates whether no network is used.
  open var requiresOnDeviceRecognition = false
  /// A Boolean value that indicates whether the text has punctuation.
  open var addsPunctuation = false
  /// Words that are probable.
  open var contextualStrings: [String] = []
}

/// A request to recognize the speech of a file.
open class SFSpeechURLRecognitionRequest: SFSpeechRecognitionRequest {
  /// The location of the file.
  public let url: URL

  /// Creates a request.
  public init(url URL: URL) { url = URL }
}

/// A request to recognize the speech of a microphone.
open class SFSpeechAudioBufferRecognitionRequest: SFSpeechRecognitionRequest {
  /// Does nothing, because speech is not recognized.
  open func append(_ audioPCMBuffer: AVAudioPCMBuffer) {}

  /// Does nothing, because speech is not recognized.
  open func endAudio() {}
}

/// The states of tasks.
public enum SFSpeechRecognitionTaskState: Int, Sendable {
  /// At the start.
  case starting
  /// Running.
  case running
  /// At the end.
  case finishing
  /// Canceled.
  case canceling
  /// Ended.
  case completed
}

/// A task that recognizes nothing.
open class SFSpeechRecognitionTask: NSObject {
  /// The state.
  open private(set) var state = SFSpeechRecognitionTaskState.starting
  /// A Boolean value that indicates whether the task was canceled.
  open var isCancelled: Bool { state == .canceling }
  /// A Boolean value that indicates whether the task ends.
  open var isFinishing: Bool { state == .finishing }
  /// The error: always `nil`.
  open var error: (any Error)? { nil }

  /// Ends the task.
  open func finish() { state = .finishing }

  /// Cancels the task.
  open func cancel() { state = .canceling }
}

/// The result of a task, of which there are none.
open class SFSpeechRecognitionResult: NSObject {
  /// The most probable text: always empty.
  open var bestTranscription: SFTranscription { SFTranscription() }
  /// The texts: always empty.
  open var transcriptions: [SFTranscription] { [] }
  /// A Boolean value that indicates whether the text does not change: always `true`.
  open var isFinal: Bool { true }
}

/// A text of speech, which is empty.
open class SFTranscription: NSObject {
  /// The text: always empty.
  open var formattedString: String { "" }
  /// The parts: always empty.
  open var segments: [SFTranscriptionSegment] { [] }
}

/// A recognized part of speech, which never exists.
open class SFTranscriptionSegment: NSObject {
  /// The text: always empty.
  open var substring: String { "" }
  /// The seconds before the part: always 0.
  open var timestamp: TimeInterval { 0 }
  /// The seconds of the part: always 0.
  open var duration: TimeInterval { 0 }
  /// The probability from 0 to 1: always 0.
  open var confidence: Float { 0 }
}
