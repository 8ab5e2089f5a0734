// SPDX-License-Identifier: MIT

public import Foundation

/// A voice.
open class AVSpeechSynthesisVoice: NSObject, @unchecked Sendable {
  /// The language.
  public let language: String
  /// The name: always empty.
  open var name: String { "" }
  /// The identifier: always empty.
  open var identifier: String { "" }

  /// Creates the voice of a language; `nil` is `en-US`.
  public init?(language languageCode: String?) { language = languageCode ?? "en-US" }

  /// Returns no voices.
  open class func speechVoices() -> [AVSpeechSynthesisVoice] { [] }
}

/// The default speed.
public let AVSpeechUtteranceDefaultSpeechRate: Float = 0.5
/// The least speed.
public let AVSpeechUtteranceMinimumSpeechRate: Float = 0
/// The greatest speed.
public let AVSpeechUtteranceMaximumSpeechRate: Float = 1

/// A text to be spoken.
open class AVSpeechUtterance: NSObject {
  /// The text.
  public let speechString: String
  /// The voice.
  open var voice: AVSpeechSynthesisVoice?
  /// The speed.
  open var rate = AVSpeechUtteranceDefaultSpeechRate
  /// The pitch.
  open var pitchMultiplier: Float = 1
  /// The volume, 0 to 1.
  open var volume: Float = 1
  /// The seconds of silence before the text.
  open var preUtteranceDelay: TimeInterval = 0
  /// The seconds of silence after the text.
  open var postUtteranceDelay: TimeInterval = 0

  /// Creates a text.
  public init(string: String) { speechString = string }
}

/// The ends of a pause or stop.
public enum AVSpeechBoundary: Int, Sendable {
  /// At once.
  case immediate
  /// After the word.
  case word
}

/// A speaker of texts, which is silent.
open class AVSpeechSynthesizer: NSObject {
  /// The object that is called for spoken texts, of which there are none.
  open weak var delegate: (any AVSpeechSynthesizerDelegate)?
  /// A Boolean value that indicates whether a text is being spoken: always `false`.
  open var isSpeaking: Bool { false }
  /// A Boolean value that indicates whether a text is paused: always `false`.
  open var isPaused: Bool { false }

  /// Does nothing, because texts are not spoken.
  open func speak(_ utterance: AVSpeechUtterance) {}

  /// Returns `false`, because texts are not spoken.
  @discardableResult
  open func stopSpeaking(at boundary: AVSpeechBoundary) -> Bool { false }

  /// Returns `false`, because texts are not spoken.
  @discardableResult
  open func pauseSpeaking(at boundary: AVSpeechBoundary) -> Bool { false }

  /// Returns `false`, because texts are not spoken.
  @discardableResult
  open func continueSpeaking() -> Bool { false }
}

/// The object that is called for spoken texts, of which there are none.
public protocol AVSpeechSynthesizerDelegate: NSObjectProtocol {
  /// Called at the start of a text.
  func speechSynthesizer(
    _ synthesizer: AVSpeechSynthesizer, didStart utterance: AVSpeechUtterance)
  /// Called at the end of a text.
  func speechSynthesizer(
    _ synthesizer: AVSpeechSynthesizer, didFinish utterance: AVSpeechUtterance)
  /// Called when a text is stopped.
  func speechSynthesizer(
    _ synthesizer: AVSpeechSynthesizer, didCancel utterance: AVSpeechUtterance)
}

extension AVSpeechSynthesizerDelegate {
  /// Does nothing.
  public func speechSynthesizer(
    _ synthesizer: AVSpeechSynthesizer, didStart utterance: AVSpeechUtterance
  ) {}
  /// Does nothing.
  public func speechSynthesizer(
    _ synthesizer: AVSpeechSynthesizer, didFinish utterance: AVSpeechUtterance
  ) {}
  /// Does nothing.
  public func speechSynthesizer(
    _ synthesizer: AVSpeechSynthesizer, didCancel utterance: AVSpeechUtterance
  ) {}
}
