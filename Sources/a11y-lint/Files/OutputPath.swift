/// The way to a place that something is written to, one name and one link after the other.
///
/// Somebody may add symbolic links to a project who must not write elsewhere on the machine. So a
/// link of a project that leads out of it is found here, however the path comes to it.
struct OutputPath {
  /// A symbolic link that leads out of the project that it is in.
  struct Escape: Equatable {
    let link: RawPath
    let target: RawPath
  }

  /// Where the path leads, without symbolic links; what is not there yet is spelled out.
  private(set) var place: RawPath
  /// The links on the way, in the folders above as well.
  private(set) var links: [RawPath] = []
  /// The first link that leads out of its project.
  private(set) var escape: Escape?

  /// Follows a path. A link is in the project of the git repository around it, or else in the
  /// current folder or the one that is given, where no repository is.
  init(_ path: RawPath, project: RawPath? = nil) {
    let roots = [RawPath(".").real, project?.real].compactMap { $0 }
    place = path.isAbsolute ? RawPath("/") : roots.first ?? RawPath("/")
    var names = path.components.map(Array.init)[...]
    while let name = names.popFirst() {
      if name == Array(".".utf8) { continue }
      if name == Array("..".utf8) {
        place = place.parent
        continue
      }
      let next = place.appending(RawPath(name))
      guard case .success(.link) = FileKind.of(next, followingLinks: false),
        let target = next.linked, links.count < 40
      else {
        place = next
        continue
      }
      links.append(next)
      if escape == nil, let real = next.real, let top = Self.top(of: place, among: roots),
        real != top, !real.isInside(top)
      {
        escape = Escape(link: next, target: real)
      }
      if target.isAbsolute { place = RawPath("/") }
      names = target.components.map(Array.init) + names
    }
  }

  /// The project that a folder belongs to; nil where it is in none.
  private static func top(of folder: RawPath, among roots: [RawPath]) -> RawPath? {
    ProjectRoot.repository(around: folder) ?? roots.first { folder == $0 || folder.isInside($0) }
  }
}

extension RawPath {
  /// The path that a symbolic link says; nil where there is none.
  fileprivate var linked: RawPath? {
    let size = Int(PATH_MAX)
    var bytes = [CChar](repeating: 0, count: size)
    let count = withCString { path in
      bytes.withUnsafeMutableBufferPointer {
        readlink(path, $0.baseAddress.unsafelyUnwrapped, size)
      }
    }
    return count > 0 ? RawPath(bytes.prefix(count).map(UInt8.init(bitPattern:))) : nil
  }
}
