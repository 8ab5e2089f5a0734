// SPDX-License-Identifier: MIT

@_exported public import Foundation
@_exported public import TintypeUIKit

/// The results of a mail.
public enum MFMailComposeResult: Int, Sendable {
  /// The user canceled the mail.
  case cancelled
  /// The mail was saved.
  case saved
  /// The mail was sent.
  case sent
  /// An error.
  case failed
}

/// The results of a message.
public enum MessageComposeResult: Int, Sendable {
  /// The user canceled the message.
  case cancelled
  /// The message was sent.
  case sent
  /// An error.
  case failed
}

/// The object that is called at the end of a mail.
@MainActor @preconcurrency
public protocol MFMailComposeViewControllerDelegate: NSObjectProtocol {
  /// Called at the end, which is never reached.
  func mailComposeController(
    _ controller: MFMailComposeViewController, didFinishWith result: MFMailComposeResult,
    error: (any Error)?)
}

extension MFMailComposeViewControllerDelegate {
  /// Does nothing.
  public func mailComposeController(
    _ controller: MFMailComposeViewController, didFinishWith result: MFMailComposeResult,
    error: (any Error)?
  ) {}
}

/// The editor of a mail, which shows nothing.
open class MFMailComposeViewController: UINavigationController, _PlaceholderContent {
  /// The object that is called at the end.
  open weak var mailComposeDelegate: (any MFMailComposeViewControllerDelegate)?

  /// Returns `false`, because mails cannot be sent.
  open class func canSendMail() -> Bool { false }

  /// Does nothing, because mails cannot be sent.
  open func setSubject(_ subject: String) {}

  /// Does nothing, because mails cannot be sent.
  open func setToRecipients(_ toRecipients: [String]?) {}

  /// Does nothing, because mails cannot be sent.
  open func setCcRecipients(_ ccRecipients: [String]?) {}

  /// Does nothing, because mails cannot be sent.
  open func setBccRecipients(_ bccRecipients: [String]?) {}

  /// Does nothing, because mails cannot be sent.
  open func setMessageBody(_ body: String, isHTML: Bool) {}

  /// Does nothing, because mails cannot be sent.
  open func setPreferredSendingEmailAddress(_ emailAddress: String) {}

  /// Does nothing, because mails cannot be sent.
  open func addAttachmentData(_ attachment: Data, mimeType: String, fileName filename: String) {}
}

/// The object that is called at the end of a message.
@MainActor @preconcurrency
public protocol MFMessageComposeViewControllerDelegate: NSObjectProtocol {
  /// Called at the end, which is never reached.
  func messageComposeViewController(
    _ controller: MFMessageComposeViewController, didFinishWith result: MessageComposeResult)
}

/// The editor of a message, which shows nothing.
open class MFMessageComposeViewController: UINavigationController, _PlaceholderContent {
  /// The object that is called at the end.
  open weak var messageComposeDelegate: (any MFMessageComposeViewControllerDelegate)?
  /// The receivers.
  open var recipients: [String]?
  /// The text.
  open var body: String?
  /// The subject.
  open var subject: String?

  /// Returns `false`, because messages cannot be sent.
  open class func canSendText() -> Bool { false }

  /// Returns `false`, because messages cannot be sent.
  open class func canSendAttachments() -> Bool { false }
}
