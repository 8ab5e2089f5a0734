// SPDX-License-Identifier: MIT

import TintypeComponents
import TintypeScheduling

extension HImageViewerKit.PhotoAsset {
  /// Loads a small picture: one that is there at once, one of the library's later.
  ///
  /// A photo from a server has none to give: what shows it loads it.
  ///
  /// - Parameters:
  ///   - targetSize: The size in points that is needed.
  ///   - completion: Takes the picture, or `nil` if there is none.
  package func loadThumbnail(
    targetSize: Size, completion: @escaping @MainActor (ImageData?) -> Void
  ) {
    _ = request(.thumbnail, targetSize: targetSize, completion)
  }

  /// Loads the whole picture: one that is there at once, the library's later.
  ///
  /// A photo from a server has none to give: what shows it loads it.
  ///
  /// - Parameter completion: Takes the picture, or `nil` if there is none.
  package func loadFullImage(completion: @escaping @MainActor (ImageData?) -> Void) {
    _ = request(.fullImage, completion)
  }

  /// Gives up what was asked of the library; nobody who waits for it is told.
  package func cancelRequests() {
    waiting = [:]
    let open = requests
    requests = [:]
    for part in Part.allCases {
      if let request = open[part] { imageManager?.cancelImageRequest(request) }
    }
  }

  /// Loads a part for someone who can give up alone.
  func request(
    _ part: Part, targetSize: Size? = nil, _ completion: @escaping @MainActor (ImageData?) -> Void
  ) -> Waiter? {
    if let known = part == .thumbnail ? image ?? thumbnail : image {
      completion(known)
      return nil
    }
    guard let phAsset, let imageManager else {
      completion(nil)
      return nil
    }
    waiterCount += 1
    let number = waiterCount
    guard waiting[part] == nil else {
      // One request serves all who wait for it.
      waiting[part]?.completions.append((number, completion))
      return Waiter(part: part, number: number)
    }
    waiting[part] = Waiting(
      number: number, completions: [(number, completion)],
      ticket: Ledger.beginLoad("a photo of the library", owner: self))
    let request = imageManager.requestImage(for: phAsset, targetSize: targetSize) {
      [weak self] image in
      self?.finish(part, number: number, image)
    }
    // The library may have answered before it returned.
    guard waiting[part]?.number == number else { return nil }
    requests[part] = request
    return Waiter(part: part, number: number)
  }

  /// Lets one who waits go; the request is given up with the last one.
  func giveUp(_ waiter: Waiter) {
    waiting[waiter.part]?.completions.removeAll { $0.number == waiter.number }
    guard waiting[waiter.part]?.completions.isEmpty == true else { return }
    waiting[waiter.part] = nil
    if let request = requests.removeValue(forKey: waiter.part) {
      imageManager?.cancelImageRequest(request)
    }
  }

  private func finish(_ part: Part, number: Int, _ image: ImageData?) {
    guard let waiting = waiting[part], waiting.number == number else { return }
    self.waiting[part] = nil
    requests[part] = nil
    switch part {
    case .thumbnail: thumbnail = image
    case .fullImage: if let image { self.image = image }
    }
    waiting.ticket?.end()
    for completion in waiting.completions { completion.run(image) }
  }
}
