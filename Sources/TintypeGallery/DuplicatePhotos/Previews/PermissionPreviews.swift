// SPDX-License-Identifier: MIT

import TintypeComponents

extension DuplicatePhotos {
  /// What is shown when nothing was found.
  package enum EmptyScanResultViewPreviews: PreviewProvider {
    /// The suite that photographs them.
    package static let suite = "ScanViewSnapshotTests"

    /// The view alone, as low as it can be.
    @MainActor package static var previews: [Preview] {
      [
        Preview("Default", on: .fixed(Size(width: 390, height: 300))) {
          EmptyScanResultView {}.background(Color.systemGroupedBackground)
        }
      ]
    }
  }

  /// What is shown before anybody was asked.
  package enum PermissionRequestViewPreviews: PreviewProvider {
    /// The suite that photographs them.
    package static let suite = "PermissionSnapshotTests"

    /// Before and while the system asks.
    @MainActor package static var previews: [Preview] {
      [
        preview("Default", PermissionRequestView {}),
        preview("Requesting", PermissionRequestView(isRequesting: true) {}),
      ]
    }
  }

  /// What is shown when the answer was no.
  package enum PermissionDeniedViewPreviews: PreviewProvider {
    /// The suite that photographs them.
    package static let suite = "PermissionSnapshotTests"

    /// The view on a screen so high that nothing of the largest text must be scrolled to.
    @MainActor package static var previews: [Preview] {
      [
        Preview(
          "Default", on: .device(.iPhone13, size: Size(width: 390, height: 962)),
          in: [.light, .dark, .largestText]
        ) {
          PermissionDeniedView(opener: SettingsOpener { _ in })
            .background(Color.systemGroupedBackground)
        }
      ]
    }
  }

  /// What is shown where nobody may be asked.
  package enum PermissionRestrictedViewPreviews: PreviewProvider {
    /// The suite that photographs them.
    package static let suite = "PermissionSnapshotTests"

    /// The explanation.
    @MainActor package static var previews: [Preview] {
      [preview("Default", PermissionRestrictedView())]
    }
  }

  /// A view on the background of a screen, as low as it can be read.
  @MainActor private static func preview(
    _ name: String, _ view: @autoclosure @escaping @MainActor @Sendable () -> some Component
  ) -> Preview {
    Preview(name, on: .fixed(Size(width: 390, height: 300))) {
      view().background(Color.systemGroupedBackground)
    }
  }
}
