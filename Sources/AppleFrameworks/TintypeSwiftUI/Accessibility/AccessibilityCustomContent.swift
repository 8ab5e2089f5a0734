// SPDX-License-Identifier: MIT

import Foundation

/// The identity of details of a view, by which a view that contains it can replace them.
public struct AccessibilityCustomContentKey: Equatable {
  private let id: String?
  private let labelKey: LocalizedStringKey?

  /// Creates a key with a label.
  public init(_ label: Text, id: String) { self.init(id: id) }

  /// Creates a key with a localized label.
  public init(_ labelKey: LocalizedStringKey, id: String) { self.init(id: id) }

  /// Creates a key with a localized label, which is also the identity.
  public init(_ labelKey: LocalizedStringKey) { self.init(id: nil, labelKey: labelKey) }

  private init(id: String?, labelKey: LocalizedStringKey? = nil) {
    self.id = id
    self.labelKey = labelKey
  }
}

/// Details of a view that assistive technologies read on request.
public class AXCustomContent: NSObject {
  /// The importance of details.
  public enum Importance: UInt, Sendable {
    /// Assistive technologies read the details on request.
    case `default`
    /// Assistive technologies always read the details.
    case high
  }
}

// Variants: extension View; <Self, AccessibilityAttachmentModifier>
//   -> extension ModifiedContent where Modifier == AccessibilityAttachmentModifier;
//   <Content, Modifier>
extension View {
  // Variants: labelKey: LocalizedStringKey -> key: AccessibilityCustomContentKey
  /// Adds details that assistive technologies read on request, which a snapshot does not contain.
  @_disfavoredOverload
  public nonisolated func accessibilityCustomContent<V>(
    _ labelKey: LocalizedStringKey, _ value: V, importance: AXCustomContent.Importance = .default
  ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> where V: StringProtocol {
    accessible { content, _ in content }
  }

  // Variants: _ labelKey: LocalizedStringKey, _ valueKey: LocalizedStringKey
  //   -> _ key: AccessibilityCustomContentKey, _ value: Text?
  //   | _ key: AccessibilityCustomContentKey, _ valueKey: LocalizedStringKey
  //   | _ label: Text, _ value: Text | _ labelKey: LocalizedStringKey, _ value: Text
  /// Adds details that assistive technologies read on request, which a snapshot does not contain.
  public nonisolated func accessibilityCustomContent(
    _ labelKey: LocalizedStringKey, _ valueKey: LocalizedStringKey,
    importance: AXCustomContent.Importance = .default
  ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
    accessible { content, _ in content }
  }
}
