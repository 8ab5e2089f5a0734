// SPDX-License-Identifier: MIT

/// A notification of assistive technologies, which are not running.
public enum AccessibilityNotification {
  /// A text that is spoken.
  public struct Announcement: Sendable {
    /// Creates a text.
    public init(_ argument: String) {}
    /// Creates a text.
    public init(_ argument: AttributedString) {}
    /// Creates a text.
    public init(_ argument: LocalizedStringResource) {}

    /// Does nothing, because no assistive technology is running.
    public func post() {}
  }

  /// A change of the screen.
  public struct ScreenChanged: Sendable {
    /// Creates a notification.
    public init(_ argument: Any? = nil) {}

    /// Does nothing, because no assistive technology is running.
    public func post() {}
  }

  /// A change of the layout.
  public struct LayoutChanged: Sendable {
    /// Creates a notification.
    public init(_ argument: Any? = nil) {}

    /// Does nothing, because no assistive technology is running.
    public func post() {}
  }
}
